import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const ENTERABLE = 0o755;
/** The user id of `nobody`: this machine may have no user `node`, as the image has. */
const UNPRIVILEGED = 65_534;
const isRoot = process.getuid?.() === 0;
/** The user that runs the image: not root, also where the test runs as root. */
export const imageUser = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};

interface Instruction {
  name: string;
  flags: Record<string, string>;
  text: string;
}

/** One instruction per line, without comments, line breaks and flags such as `--from=build`. */
function parse(text: string): Instruction[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n');
  return lines.filter(Boolean).map((line) => {
    const [, name = '', flagText = '', rest = ''] = /^([A-Z]+)\s+((?:--\w[^\s]*\s+)*)(.*)$/.exec(line) ?? [];
    const isOfRest = name === 'HEALTHCHECK';
    const flags = flagText
      .trim()
      .split(/\s+/)
      .map((flag) => flag.slice('--'.length).split('='));
    return { name, flags: isOfRest ? {} : Object.fromEntries(flags), text: rest.trim().replace(/\s+/g, ' ') };
  });
}

// The lines of .dockerignore as options of `tar`. Two stars and a slash: in any folder; otherwise in the top folder.
async function excluded(): Promise<string> {
  const lines = (await readFile(join(REPOSITORY, '.dockerignore'), 'utf8')).split('\n').filter(Boolean);
  return lines
    .map((line) => (line.startsWith('**/') ? line.slice('**/'.length) : `./${line}`))
    .map((pattern) => `--exclude='${pattern}'`)
    .join(' ');
}

/** The files of the last stage, and how it is run. Paths are those of the image. */
export interface Image {
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  volumes: string[];
  command: string[];
  healthcheck: string[];
}

const newImage = (root: string): Image => ({
  ...{ root, workdir: '/', env: {}, user: 'root', volumes: [], command: [], healthcheck: [] },
});

/** Copies as COPY does: the content of a folder, from the repository or from another stage. */
async function copy(image: Image, { flags, text }: Instruction, images: Map<string, Image>): Promise<void> {
  const [from = '', to = ''] = text.split(' ');
  const other = flags.from === undefined ? undefined : images.get(flags.from);
  const source = other ? join(other.root, from) : join(REPOSITORY, from);
  const target = join(image.root, isAbsolute(to) ? to : join(image.workdir, to));
  await mkdir(target, { recursive: true });
  // `tar` leaves out the paths in .dockerignore; `cp` copies so many files minutes faster than Node.
  if (other) await run('cp', ['-a', `${source}/.`, target]);
  else
    await run('sh', [
      '-ec',
      `tar -C "$1" ${await excluded()} -cf - . | tar -C "$2" -xf -`,
      'copy',
      source,
      target,
    ]);
  if (flags.chown !== undefined && isRoot) await chown(target, UNPRIVILEGED, UNPRIVILEGED);
}

/** How this machine reaches the registry; Docker has settings of its own for it. */
const NETWORK = ['NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
const network = Object.fromEntries(NETWORK.map((name) => [name, process.env[name]]));

/** Runs a command in the stage's folder, on the Node of this process in the place of the image's. */
async function runShell({ root, workdir, env }: Image, command: string): Promise<void> {
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  await run('sh', ['-ec', command], {
    cwd: join(root, workdir),
    env: { HOME: process.env.HOME, CI: '1', ...network, ...env, PATH: path },
    maxBuffer: 64 * 1_024 * 1_024,
  });
}

const listOf = (json: string) => JSON.parse(json) as string[];

async function follow(image: Image, step: Instruction, images: Map<string, Image>): Promise<void> {
  const { name, text } = step;
  if (name === 'WORKDIR') {
    image.workdir = text;
    await mkdir(join(image.root, text), { recursive: true });
  } else if (name === 'COPY') await copy(image, step, images);
  else if (name === 'RUN') await runShell(image, text);
  else if (name === 'ENV')
    Object.assign(image.env, Object.fromEntries(text.split(' ').map((one) => one.split('='))));
  else if (name === 'USER') image.user = text;
  else if (name === 'VOLUME') image.volumes.push(text);
  else if (name === 'CMD') image.command = listOf(text);
  else if (name === 'HEALTHCHECK') image.healthcheck = listOf(text.slice(text.indexOf('[')));
  else if (name !== 'EXPOSE') throw new Error(`The test does not know ${name}`);
}

/**
 * Runs the steps of the Dockerfile without Docker: each stage in a clean folder, which represents its root. Commands
 * therefore use only paths relative to WORKDIR. Returns the last stage.
 */
export async function buildImage(folder: string): Promise<Image> {
  const images = new Map<string, Image>();
  let image = newImage('');
  for (const step of parse(await readFile(join(REPOSITORY, 'Dockerfile'), 'utf8'))) {
    if (step.name !== 'FROM') {
      await follow(image, step, images);
      continue;
    }
    const [, , name = 'last'] = step.text.split(' ');
    image = newImage(join(folder, name));
    images.set(name, image);
    await mkdir(image.root, { recursive: true });
    await chmod(image.root, ENTERABLE);
  }
  return image;
}
