/** `type=album&id=X` leads to the album's photos, anything else home (spec §2 '/redirect'). */
export function redirectTarget(query: URLSearchParams): string {
  const id = query.get('id') ?? '';
  const isAlbum = query.get('type') === 'album' && /^[A-Za-z0-9_-]{1,64}$/.test(id);
  return isAlbum ? `/albums/${id}/photos` : '/';
}
