import { serveTakeoutWorker } from '@xiangji/api-client/takeout/worker';

serveTakeoutWorker();
