import type { Policy } from "../../support/policy";

const itsPeople = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const admins = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** Federations, and the keys they give to their partners. */
export const federationPolicies: Policy[] = [
  {
    name: "a federation: who works for it, admins",
    at: "federation",
    fields:
      "id name acronym active state cnpj fullAddress email phone responsibleName website arenaCount summary rankings championships",
    ...itsPeople,
  },
  {
    name: "a federation, why it is inactive: who works for it, admins",
    at: "federation",
    fields: "inactiveSince inactiveReason",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       null       null  -       -       -        -",
    other: "-         -       -       -       -          null  -       -       -        -",
  },
  {
    name: "an inactive federation of somebody else: admins",
    at: "inactiveFederation",
    fields: "state inactiveSince inactiveReason",
    ...admins,
  },
  {
    name: "a federation, what the administration does with it: admins",
    at: "federation",
    fields: "version dependents members invitations",
    ...admins,
  },
  {
    name: "a federation that waits to be activated: who works for it, admins",
    at: "waitingFederation",
    fields: "id name acronym active state email responsibleName summary rankings championships",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "a federation's numbers",
    at: "federation > summary",
    fields:
      "activeChampionshipCount openChampionshipCount athleteCount athleteLevelCount teacherCount arenaCount",
    ...itsPeople,
  },
  {
    name: "a federation's rankings: a page of them",
    at: "federation > rankings(first: 5)",
    fields: "edges pageInfo",
    ...itsPeople,
  },
  {
    name: "a federation's rankings: one of them",
    at: "federation > rankings(first: 5) > edges",
    fields: "cursor node",
    ...itsPeople,
  },
  {
    name: "a federation's championships: a page of them",
    at: "federation > championships(first: 5)",
    fields: "edges pageInfo totalCount",
    ...itsPeople,
  },
  {
    name: "a federation's championships: one of them",
    at: "federation > championships(first: 5) > edges",
    fields: "cursor node",
    ...itsPeople,
  },
  {
    name: "who works for a federation",
    at: "member",
    fields: "id position appointedOn federation",
    ...itsPeople,
  },
  { name: "who works for a federation, by name: admins", at: "member", fields: "person", ...admins },
  {
    name: "a partner's key, never the key itself: the federation's people, admins",
    at: "revokedKey",
    fields: "id name kind scopes ending federation createdAt expiresAt revokedAt lastUsedAt",
    ...itsPeople,
  },
];
