import { serveFileWorker } from '@xiangji/api-client/upload';

serveFileWorker();
