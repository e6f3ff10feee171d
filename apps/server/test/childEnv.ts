const { PATH, NODE_COMPILE_CACHE } = process.env;

/** The environment of the programs that a test starts: without the settings of this machine. */
export const childEnv = { PATH, NODE_COMPILE_CACHE };
