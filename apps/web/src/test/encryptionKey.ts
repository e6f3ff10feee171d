/** A public key that encrypts secrets. Its private key was deleted, so that no one can decrypt them. */
const PUBLIC_KEY = `-----BEGIN PUBLIC KEY-----
MIICIjANBgkqhkiG9w0BAQEFAAOCAg8AMIICCgKCAgEAwBzukSTD+weMVGXem03R
NhLBs8HZc/FGdE082Py7TqDkPEesSdQohbNDgOJQsKMDvWc96A/TN8sV/0p7r66k
Je9nMhoWgropPWFSqidHkMCZKBTBr886/bRp9w8k+VGPU5W+y/vPs04KxPExplcx
zTvRoQOO8AtNwZgKI3YaGDx66ctFKNeVoIyYEzduVbj8Ei0eY5DgiMQ4jqIY+g1Q
Ul/56jHu6Yk633bD43+aapiDF7CjGR2g4HTzrTWUBM/yAGPUhKs6G986X1e20PU+
DIcFu0peqoGInluYdQ7AEwGvLhraaODS2+SwACnt4si+/Iw5GUCq+rvvGJmqSESO
r6jZIYwnUnZtUhIbQfTONEtGAqSgoZkT8EZHpTJj45HdpgUbGJUhwzz3a5+CHOox
3Y1RJwjdzgl4i3l8pEPjl/xQsyQBgOeGxF+xMP67MsAGBY3Zu4v6QErkBXvvZEST
hdwaTv+RI1KBGZIh1FGdMr2UU51A3TZ8oFbIjrsfT0EDArposZn3WqOZk3iaWqvP
JU0NmfJdVPm5SPYRV+vcfcaB90Pv0y3EQ4C+8GoCZsuYKiriAuRdHxHRguY9LSeb
rQKbXdtcCa6HVsMAfrAQAFmrAfvFjJhobR9nY9qBLhymiewWwdYOWJ73mBRdbM1k
yT+Qm9A4+9Lkf0TpNG1a2ZECAwEAAQ==
-----END PUBLIC KEY-----`;

/** The reply of `POST /oapi/auth` in stories (spec §7). */
export const encryptionKey = { kid: 'story', key: PUBLIC_KEY, nonce: 'story-nonce', time: 1_780_000_000 };
