/**
 * Portuguese texts for the libraries' errors about requests that contain no operation. Errors within an operation
 * (syntax, fields, variable types) are for the developer who wrote it, and stay in English.
 */
const refusals: [RegExp, string][] = [
  [
    /^This operation has been blocked as a potential Cross-Site/,
    "Envie o cabeçalho Apollo-Require-Preflight, ou a operação por POST como application/json.",
  ],
  [/^POST body missing/, "Envie um objeto JSON com a operação em “query”."],
  [/^GraphQL operations must contain a non-empty `query`/, "Envie a operação em “query”."],
  [/^GraphQL queries must be strings/, "“query” deve ser um texto."],
  [/^`operationName` in a POST body must be a string/, "“operationName” deve ser um texto."],
  [/^`(variables|extensions)` in a POST body /, "“$1” deve ser um objeto."],
  [
    /^The (\w+) search parameter (?:contains|should contain) /,
    "“$1” no endereço deve ser um objeto em JSON.",
  ],
  [/^The '(\w+)' search parameter may only be specified once/, "Envie “$1” uma só vez no endereço."],
  [/^GET requests may not have a content-type/, "Por GET, nenhum Content-Type além de application/json."],
  [/^GET requests only support query/, "Por GET, só consultas: envie ações por POST."],
  [/^Apollo Server supports only GET\/POST/, "Use POST, ou GET para consultas."],
  [/^An 'accept' header was provided/, "A resposta é application/json ou application/graphql-response+json."],
  [/^PersistedQueryNotSupported$/, "Envie o texto da operação em “query”: nenhum fica guardado aqui."],
  [/^Operation batching disabled/, "Envie uma operação por requisição."],
  [/^Must provide an operation/, "“query” não contém nenhuma operação."],
  [/^Must provide operation name/, "Diga em “operationName” qual das operações de “query” deve ser feita."],
  [/^Unknown operation named/, "“query” não contém a operação que “operationName” diz."],
  [/Document contains more tha[nt] (\d+) tokens/, "No máximo $1 tokens por operação."],
];

/** A message of the libraries in our words where it is about the request as such; any other as it is. */
export function inOurWords(message: string): string {
  for (const [theirs, ours] of refusals) {
    const found = theirs.exec(message);
    if (found) return ours.replace("$1", found[1] ?? "");
  }
  return message;
}
