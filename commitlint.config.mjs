export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    'body-max-line-length': [2, 'always', 120],
    'scope-empty': [2, 'never'],
    // A subject may begin with a name, such as PostgreSQL.
    'subject-case': [0],
  },
};
