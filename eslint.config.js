// oxlint does the rest; this is for what only knows Relay.
import relay from "eslint-plugin-relay";
import tseslint from "typescript-eslint";

export default [
  { ignores: ["**/__generated__/**", "dist/**", "server/**", "prisma/**"] },
  {
    files: ["web/**/*.{ts,tsx}"],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { relay },
    rules: {
      "relay/graphql-syntax": "error",
      "relay/graphql-naming": "error",
      "relay/must-colocate-fragment-spreads": "error",
      "relay/no-future-added-value": "error",
      "relay/unused-fields": "error",
      "relay/function-required-argument": "error",
      "relay/hook-required-argument": "error",
    },
  },
];
