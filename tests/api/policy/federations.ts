import type { Policy } from "../../support/policy";

const itsPeople = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const eitherSide = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    sees       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const admins = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** Null for everybody else: what is asked for is one's own. */
const itsAnnouncers = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  null      null    null    null    sees       null  null    null    null     null",
};

/** Federations, and the keys they give to their partners. */
export const federationPolicies: Policy[] = [
  {
    name: "a federation: who works for it, admins",
    at: "federation",
    fields:
      "id key name acronym active state cnpj fullAddress email phone responsibleName website city uf pixKey version arenaCount arenaPlaces summary rankings championships",
    ...itsPeople,
  },
  {
    name: "what a federation has announced: who works for it",
    at: "Query > viewer",
    fields: "announcementDesk(kind:FEDERATION)",
    ...itsAnnouncers,
  },
  {
    name: "what a federation has announced, and what it needs to announce more",
    at: "Query > viewer > announcementDesk(kind:FEDERATION)",
    fields:
      "id senderId senderKey kind audiences recipients(audience:ATHLETES) announcement(key:$announcement) announcements",
    ...itsAnnouncers,
  },
  {
    name: "how many people an announcement would reach",
    at: "Query > viewer > announcementDesk(kind:FEDERATION) > recipients(audience:ATHLETES)",
    fields: "people unreachable",
    ...itsAnnouncers,
  },
  {
    name: "what a federation has announced: a page of it",
    at: "Query > viewer > announcementDesk(kind:FEDERATION) > announcements(first:5)",
    fields: "edges pageInfo",
    ...itsAnnouncers,
  },
  {
    name: "what a federation has announced: where one stands",
    at: "Query > viewer > announcementDesk(kind:FEDERATION) > announcements(first:5) > edges",
    fields: "cursor node",
    ...itsAnnouncers,
  },
  {
    name: "one announcement",
    at: "Query > viewer > announcementDesk(kind:FEDERATION) > announcement(key:$announcement)",
    fields:
      "id key title text audience sentAt sentByName recipientCount skippedCount deliveredCount readCount",
    ...itsAnnouncers,
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
    fields: "dependents",
    ...admins,
  },
  {
    name: "a federation's people, open invitations and tasks: who works for it, admins",
    at: "federation",
    fields: "members invitations tasks",
    ...itsPeople,
  },
  {
    name: "a federation's people: each of them",
    at: "federation > members",
    fields: "id position appointedOn name email isViewer",
    ...itsPeople,
  },
  {
    name: "a federation's people, their accounts: admins",
    at: "federation > members",
    fields: "person",
    ...admins,
  },
  {
    name: "what waits for a federation's people: who works for it, admins",
    at: "federation > tasks",
    fields: "affiliationRequestCount expiringCertificationCount unscheduledChampionshipCount",
    ...itsPeople,
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
    name: "in which cities a federation has arenas",
    at: "federation > arenaPlaces",
    fields: "uf city arenaCount",
    ...itsPeople,
  },
  {
    name: "a federation's year: who works for it, admins",
    at: "federation",
    fields: "season(year:2026)",
    ...itsPeople,
  },
  {
    name: "a federation's year: each championship in it",
    at: "federation > season(year:2026)",
    fields: "tournament clashes clashesInSamePlaceCount clashCount",
    ...itsPeople,
  },
  {
    name: "which arenas belong to a federation, did or wanted to: who works for it, admins",
    at: "federation",
    fields: 'affiliations(status:ACTIVE) arenasToInvite(search:"Vizinha")',
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       sees       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "which arenas belong to a federation: a page of them",
    at: "federation > affiliations(first: 5)",
    fields: "edges pageInfo totalCount",
    ...itsPeople,
  },
  {
    name: "which arenas belong to a federation: one of them",
    at: "federation > affiliations(first: 5) > edges",
    fields: "cursor node",
    ...itsPeople,
  },
  {
    name: "what has happened in a federation lately: who works for it, admins",
    at: "federation",
    fields: "activities",
    ...itsPeople,
  },
  {
    name: "what has happened in a federation lately: each of it",
    at: "federation > activities",
    fields: "kind at name key count",
    ...itsPeople,
  },
  {
    name: "a year of a federation in numbers: who works for it, admins",
    at: "federation",
    fields: "seasonReport(year:2026)",
    ...itsPeople,
  },
  {
    name: "a year of a federation in numbers: its totals",
    at: "federation > seasonReport(year:2026)",
    fields:
      "year athleteCount previousAthleteCount returningAthleteCount monthlyEntries championships levels genders ages arenas",
    ...itsPeople,
  },
  {
    name: "a year of a federation in numbers: a championship",
    at: "federation > seasonReport(year:2026) > championships",
    fields:
      "key name startDate status entryCount athleteCount playedMatchCount timedMatchCount punctualMatchCount receivedInCents openInCents",
    ...itsPeople,
  },
  ...(["levels", "ages", "arenas"] as const).map((share) => ({
    name: `a year of a federation in numbers: ${share}`,
    at: `federation > seasonReport(year:2026) > ${share}`,
    fields: "name count",
    ...itsPeople,
  })),
  {
    name: "a year of a federation in numbers: genders",
    at: "federation > seasonReport(year:2026) > genders",
    fields: "gender count",
    ...itsPeople,
  },
  {
    name: "who plays at a federation's arenas, and which those are: who works for it, admins",
    at: "federation",
    fields: "athletes affiliatedArenas athlete(key:$athlete)",
    ...itsPeople,
  },
  {
    name: "who plays at a federation's arenas: a page of them",
    at: "federation > athletes(first: 5)",
    fields: "edges pageInfo totalCount",
    ...itsPeople,
  },
  {
    name: "who plays at a federation's arenas: one of the page",
    at: "federation > athletes(first: 5) > edges",
    fields: "cursor node",
    ...itsPeople,
  },
  {
    name: "who plays at a federation's arenas: where, and in which places",
    at: "federation > athletes(first: 5) > edges > node",
    fields: "id athlete arenas positions",
    ...itsPeople,
  },
  {
    name: "what the teachers of a federation's arenas are certified for: who works for it, admins",
    at: "federation",
    fields: "certifications certification(key:$certification)",
    ...itsPeople,
  },
  {
    name: "what the teachers of a federation's arenas are certified for: a page of it",
    at: "federation > certifications(first: 5)",
    fields: "edges pageInfo totalCount",
    ...itsPeople,
  },
  {
    name: "what the teachers of a federation's arenas are certified for: one of the page",
    at: "federation > certifications(first: 5) > edges",
    fields: "cursor node",
    ...itsPeople,
  },
  {
    name: "a certificate as the federation sees it: who works for it, admins",
    at: "federation > certifications(first: 5) > edges > node",
    fields:
      "id key document version teacherName arenas name level issuer issuedOn validUntil state verifiedAt verifiedByName remindedAt mayRemind",
    ...itsPeople,
  },
  {
    name: "that an arena belongs to a federation: either side, admins",
    at: "affiliation",
    fields: "id status proposedBy proposedAt answeredAt arena federation viewerMayAnswer viewerMayWithdraw",
    ...eitherSide,
  },
  {
    name: "that an arena belonged to a federation: either side, admins",
    at: "pastAffiliation",
    fields: "id status endedAt endedBy",
    ...eitherSide,
  },
  {
    name: "which arena it is: what its page tells everybody",
    at: "affiliation > arena",
    fields: "id key name fullAddress city uf",
    ...eitherSide,
  },
  {
    name: "which federation it is: what everybody may know",
    at: "affiliation > federation",
    fields: "id key name acronym website",
    ...eitherSide,
  },
  {
    name: "which federations one may ask: who manages an arena, admins",
    at: "Query",
    fields: "federationsToJoin",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       sees    -          sees  -       -       -        -",
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
