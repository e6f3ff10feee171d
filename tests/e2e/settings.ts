import { fileURLToPath } from 'node:url';

/** Port and folder of the server under test; another port is for another run at the same time. */
export const PORT = Number(process.env.E2E_PORT ?? 3497);
export const BASE_URL = `http://127.0.0.1:${PORT}`;
export const DATA_DIR = fileURLToPath(new URL(`./output/data-${PORT}`, import.meta.url));
