import type { Policy } from "../../support/policy";

const admins = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       -          sees  -       -       -        -",
};

/** What is the administration's alone. */
export const administrationPolicies: Policy[] = [
  { name: "the platform's numbers: admins", at: "Query", fields: "platformSummary", ...admins },
  {
    name: "the platform's numbers, one by one",
    at: "Query > platformSummary",
    fields: "arenaCount athleteCount tournamentCount monthRevenueInCents waitingFederationCount",
    ...admins,
  },
  { name: "all arenas: admins", at: "Query", fields: "allArenas", ...admins },
  {
    name: "all arenas: a page of them",
    at: "Query > allArenas(first: 5)",
    fields: "edges pageInfo totalCount",
    ...admins,
  },
  {
    name: "all arenas: one of them",
    at: "Query > allArenas(first: 5) > edges",
    fields: "cursor node",
    ...admins,
  },
  { name: "all federations: admins", at: "Query", fields: "allFederations", ...admins },
  {
    name: "all federations: a page of them",
    at: "Query > allFederations(first: 5)",
    fields: "edges pageInfo totalCount",
    ...admins,
  },
  {
    name: "all federations: one of them",
    at: "Query > allFederations(first: 5) > edges",
    fields: "cursor node",
    ...admins,
  },
  {
    name: "what somebody is asked to look after: they and admins",
    at: "managementInvitation",
    fields: "id kind placeName position status createdAt person",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what oneself is asked to look after",
    at: "Query > viewer",
    fields: "managementInvitations",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    empty   empty   empty      empty null    null    null     -",
  },
  {
    name: "what admins have done: admins",
    at: "Query",
    fields: "auditTrail auditTrail(subjectId:@user)",
    ...admins,
  },
  {
    name: "what admins have done: a page of it",
    at: "Query > auditTrail(first: 5)",
    fields: "edges pageInfo totalCount",
    ...admins,
  },
  {
    name: "what admins have done: one of them",
    at: "Query > auditTrail(first: 5) > edges",
    fields: "cursor node",
    ...admins,
  },
  {
    name: "what admins have done: who, when, what, on what and why",
    at: "Query > auditTrail(first: 5) > edges > node",
    fields: "id at action adminName subjectKind subjectKey subjectName reason changes",
    ...admins,
  },
  {
    name: "what admins have done: what is another since",
    at: "Query > auditTrail(first: 5) > edges > node > changes",
    fields: "field before after",
    ...admins,
  },
];
