import { fileURLToPath } from 'node:url';

/** Where the server under test listens and keeps its things; another port is for another run at the same time. */
export const PORT = Number(process.env.E2E_PORT ?? 3497);
export const BASE_URL = `http://127.0.0.1:${PORT}`;
export const DATA_DIR = fileURLToPath(new URL(`./output/data-${PORT}`, import.meta.url));
