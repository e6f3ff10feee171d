const { PATH, NODE_COMPILE_CACHE } = process.env;

/** The key of every test's servers, which often share a database and seldom a folder. */
export const SERVER_KEY = 'the key of the servers of the tests';

/** The environment of the programs that a test starts: without the settings of this machine. */
export const childEnv = { PATH, NODE_COMPILE_CACHE, SERVER_KEY };
