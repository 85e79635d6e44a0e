/** relay-compiler reads this file with require(), hence the second export. */
const config = {
  src: "./web",
  schema: "./schema.graphql",
  language: "typescript",
  artifactDirectory: "./web/__generated__",
  eagerEsModules: true,
  noFutureProofEnums: true,
  customScalarTypes: { Date: "string", DateTime: "string", LocalTime: "string", UUID: "string" },
};

export default config;
export { config as "module.exports" };
