import type { Policy } from "../../support/policy";

const everybody = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
};

/** What is found by its name. Tournaments of one side are called "Torneio 1", its athletes "Atleta". */
export const searchPolicies: Policy[] = [
  {
    name: "the search: everybody",
    at: "Query",
    fields: 'search(text:"torneio")',
    ...everybody,
  },
  {
    name: "the search: tournaments open to everybody",
    at: 'Query > search(text:"torneio")',
    fields: "tournaments",
    ...everybody,
  },
  {
    name: "the search: what is told of a tournament",
    at: 'Query > search(text:"torneio") > tournaments',
    fields: "key name status startDate organiserName",
    ...everybody,
  },
  {
    name: "the search: whose a tournament is, where one works",
    at: 'Query > search(text:"torneio") > tournaments',
    fields: "workplaceKey",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    sees    sees    sees       null  null    null    null     -",
  },
  {
    name: "the search: drafts, who runs them",
    at: 'Query > search(text:"rascunho")',
    fields: "tournaments",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  empty     empty   empty   sees    sees       sees  empty   empty   empty    -",
  },
  {
    name: "the search: rankings open to everybody",
    at: 'Query > search(text:"ranking")',
    fields: "rankings",
    ...everybody,
  },
  {
    name: "the search: what is told of a ranking",
    at: 'Query > search(text:"ranking") > rankings',
    fields: "key name category organiserName",
    ...everybody,
  },
  {
    name: "the search: athletes, who runs their arena or its federation, admins",
    at: 'Query > search(text:"atleta")',
    fields: "athletes",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  empty     empty   empty   sees    sees       sees  empty   empty   empty    -",
  },
  {
    name: "the search: what is told of an athlete",
    at: 'Query > search(text:"atleta") > athletes',
    fields: "key displayName level",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  empty     empty   empty   sees    sees       sees  empty   empty   empty    -",
  },
];
