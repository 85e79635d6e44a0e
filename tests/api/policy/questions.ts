import type { Policy } from "../../support/policy";

/** What can be asked for. What one may not see is null where one asks by an address, and denied where one asks by an id. */
export const questionPolicies: Policy[] = [
  {
    name: "who one is: everybody may ask",
    at: "Query",
    fields: "viewer",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     sees",
  },
  {
    name: "a profile by its address: everyone signed in; programs only of whom they read elsewhere",
    at: "Query",
    fields: "athlete(key:$unlistedAthlete)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  null    null    -        -",
    other: "-         sees    sees    sees    sees       sees  null    null    -        -",
    none: " -         null    null    null    null       null  null    null    -        -",
  },
  {
    name: "an arena's tournament by its address",
    at: "Query",
    fields: "tournament(key:$finished)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    null       sees  null    null    null     null",
    other: "null      null    null    null    null       sees  null    null    null     null",
    none: " null      null    null    null    null       null  null    null    null     null",
  },
  {
    name: "a championship by its address",
    at: "Query",
    fields: "tournament(key:$championship)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     null",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     null",
    none: " null      null    null    null    null       null  null    null    null     null",
  },
  {
    name: "anything by its id, here a ranking on the wall",
    at: "Query",
    fields: "node(id:@ranking) nodes(ids:[@ranking])",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "anything by its id, here an arena",
    at: "Query",
    fields: "node(id:@arena) nodes(ids:[@arena])",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "the tournaments open to everybody",
    at: "Query",
    fields: "tournaments",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  },
  {
    name: "the tournaments open to everybody: a page of them",
    at: "Query > tournaments(first: 5)",
    fields: "edges pageInfo totalCount",
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  },
  {
    name: "the tournaments open to everybody: one of them",
    at: "Query > tournaments(first: 5) > edges",
    fields: "cursor node",
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  },
  {
    name: "the rankings on the wall: everybody",
    at: "Query",
    fields: "rankings",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  },
  {
    name: "whether a link of a mail still works: everybody who has one",
    at: "Query",
    fields: 'passwordResetLinkIsOpen(token:"x")',
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     sees",
  },
  {
    name: "a confirmation link by its token: every holder",
    at: "Query",
    fields: 'confirmationLink(token:"confirmacao-A")',
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     sees",
  },
  {
    name: "what that link does",
    at: 'Query > confirmationLink(token:"confirmacao-A")',
    fields: "state email",
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     sees",
  },
  {
    name: "a confirmation link that does not exist",
    at: "Query",
    fields: 'confirmationLink(token:"nenhum")',
    own: "  null      null    null    null    null       null  null    null    null     null",
  },
];
