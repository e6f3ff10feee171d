import { ApiError, createApiClient } from '@xiangji/api-client';
import { ERROR_CODES } from '@xiangji/api-client/error-codes';

const api = createApiClient({ baseUrl: 'https://photos.example', locale: () => 'en' });
try {
  await api.signIn({ email: 'ada@example.com', password: 'secret' });
  const { list } = await api.files.list({ query: { count: 50, order: 2 } });
  console.log(list.length);
} catch (error) {
  if (error instanceof ApiError && error.is(ERROR_CODES.PASSWORD_WRONG)) console.log(error.data);
}
