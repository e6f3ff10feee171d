import { ApiError } from '@xiangji/api-client';

/** The error that a call was refused with. Throws where it was not. */
export async function refusal(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call was not refused');
}
