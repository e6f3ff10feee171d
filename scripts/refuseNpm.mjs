// Runs before a package is packed. npm ignores `publishConfig.exports` and the protocols `workspace:` and `catalog:`: it
// would publish a package whose entries are missing.
const packer = process.env.npm_config_user_agent ?? '';
if (!packer.startsWith('pnpm/')) {
  console.error(
    'Pack and publish with pnpm (`pnpm release`): npm leaves the entries of a package pointing to its sources.',
  );
  process.exit(1);
}
