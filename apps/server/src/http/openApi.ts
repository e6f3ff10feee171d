import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The OpenAPI 3.1 document of the contract, at `/openapi.json`. Register before the routes. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Xiangji',
        version: '0.1.0',
        description: 'Every reply is [code, message, data]; code 0 is success.',
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    return reply.type('application/json').send(JSON.stringify(app.swagger()));
  });
}
