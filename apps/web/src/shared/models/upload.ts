/** Maps the wire's permission to upload. */
export function uploadAccessOf({
  upload_token,
  upload_domain,
}: {
  upload_token: string;
  upload_domain: string;
}) {
  return { token: upload_token, domain: upload_domain };
}
