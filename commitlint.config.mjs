export default {
  extends: ['@commitlint/config-conventional'],
  // Its body has lines of up to 122 characters, and others were built on it.
  ignores: [(message) => message.startsWith('feat(locale): switch every package by one provider')],
  rules: {
    'header-max-length': [2, 'always', 72],
    'body-max-line-length': [2, 'always', 120],
    'scope-empty': [2, 'never'],
    // A subject may begin with a name, such as PostgreSQL.
    'subject-case': [0],
  },
};
