import type { Policy } from "../../support/policy";

const worked = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const managed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const listed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       sees    sees    null       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** Who teaches may see their own students, and not what the arena keeps of them. */
const keptByArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       null    sees    null       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

const admins = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** Arenas. Somebody's own arena is the one they own, teach at, play at or have affiliated. */
export const arenaPolicies: Policy[] = [
  {
    name: "an arena's address, hours and prices: its owner and teachers, its federation, admins",
    at: "arena",
    fields:
      "id key name active viewerCanManage fullAddress uf courtCount opensAt closesAt timeZone hourlyRateInCents dayUseInCents",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's business: who manages it",
    at: "arena",
    fields:
      "cnpj email contactPhone whatsApp website instagram logoPath coverPath responsibleName pageUrl acceptsEveryone pendingJoinRequestCount",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "who manages an arena, and was asked to: who manages it",
    at: "arena",
    fields: "managers managerInvitations",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "one of those who manage an arena: who manages it",
    at: "arena > managers",
    fields: "id name email appointedOn isResponsible isViewer",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena, why it is suspended: its owner and teachers, admins",
    at: "arena",
    fields: "suspendedAt suspensionReason",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    null    null       null  -       -       -        -",
    other: "-         -       -       -       -          null  -       -       -        -",
  },
  {
    name: "a suspended arena: its teachers, admins",
    at: "suspendedArena",
    fields: "active suspendedAt suspensionReason",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    -       -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's federation: who works for that, admins",
    at: "arena",
    fields: "federation",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    null    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "to which federation an arena belongs: who manages it",
    at: "arena",
    fields: "affiliation",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "which federations have proposed it, and to which it has belonged: who manages it",
    at: "arena",
    fields: "affiliationProposals pastAffiliations",
    ...managed,
  },
  {
    name: "to which federations an arena has belonged: a page of them",
    at: "arena > pastAffiliations(first: 5)",
    fields: "edges pageInfo",
    ...managed,
  },
  {
    name: "to which federations an arena has belonged: one of them",
    at: "arena > pastAffiliations(first: 5) > edges",
    fields: "cursor node",
    ...managed,
  },
  {
    name: "an arena, what the administration does with it: admins",
    at: "arena",
    fields: "version createdAt owner counts invitations",
    ...admins,
  },
  {
    name: "an arena's numbers: admins",
    at: "arena > counts",
    fields: "athleteCount teacherCount tournamentCount runningTournamentCount",
    ...admins,
  },
  {
    name: "an arena's list of tournaments: its owner and teachers, admins",
    at: "arena",
    fields: "tournaments",
    ...worked,
  },
  {
    name: "an arena's list of tournaments: a page of it",
    at: "arena > tournaments(first: 5)",
    fields: "edges pageInfo totalCount",
    ...worked,
  },
  {
    name: "an arena's list of tournaments: one of them",
    at: "arena > tournaments(first: 5) > edges",
    fields: "cursor node",
    ...worked,
  },
  {
    name: "a court by its id: who works at its arena, admins",
    at: "court",
    fields: "id number name key isElsewhere venue",
    ...worked,
  },
  {
    name: "an arena's athletes: who manages it, of their own students who teaches there",
    at: "arena",
    fields: "athletes",
    ...listed,
  },
  {
    name: "an arena's athletes by what they owe: who manages it",
    at: "arena",
    fields: "athletes(overdue:true)",
    ...keptByArena,
  },
  {
    name: "the classes an arena has every week: who works there",
    at: "arena",
    fields: "weeklyClasses",
    ...listed,
  },
  {
    name: "one of the classes that an arena has every week",
    at: "arena > weeklyClasses",
    fields: "key weekday startsAt name category teacherName",
    ...listed,
  },
  {
    name: "an arena's athletes: a page of them",
    at: "arena > athletes(first: 5)",
    fields: "edges pageInfo totalCount",
    ...listed,
  },
  {
    name: "an arena's athletes: one of them",
    at: "arena > athletes(first: 5) > edges",
    fields: "cursor node",
    ...listed,
  },
  {
    name: "who attends an arena: who manages it, of their own students who teaches there, admins",
    at: "arena > athletes(first: 5) > edges > node",
    fields: "id name active firstVisitOn classesThisMonth attendanceInBrief development athlete",
    ...listed,
  },
  {
    name: "how often an athlete was at classes: who manages the arena, of their own students who teaches there",
    at: "arena > athletes(first: 5) > edges > node > attendanceInBrief",
    fields: "presentCount absentCount excusedCount",
    ...listed,
  },
  {
    name: "how a student has developed: who manages the arena, of their own students who teaches there",
    at: "arena > athletes(first: 5) > edges > node > development",
    fields: "month presentCount absentCount level suggestedLevel",
    ...listed,
  },
  {
    name: "who attends an arena, of somebody who is in no class: who manages it, admins",
    at: "arenaAthlete",
    fields:
      "id name active firstVisitOn classesThisMonth attendanceInBrief development athlete note hasAccount classCreditsLeft plansOnSale",
    ...managed,
  },
  {
    name: "what an arena keeps of an athlete: who manages it, admins",
    at: "arena > athletes(first: 5) > edges > node",
    fields: "note hasAccount classCreditsLeft reportTeachers",
    ...keptByArena,
  },
  {
    name: "who can be asked for a report on an athlete, and by when: who manages the arena, admins",
    at: "arena > athletes(first: 5) > edges > node > reportTeachers",
    fields: "key name dueOn",
    ...keptByArena,
  },
  {
    name: "who asks to join an arena: who manages it",
    at: "arena",
    fields: "joinRequests",
    ...managed,
  },
  {
    name: "who asks to join an arena: a page of them",
    at: "arena > joinRequests(first: 5)",
    fields: "edges pageInfo totalCount",
    ...managed,
  },
  {
    name: "who asks to join an arena: one of them",
    at: "arena > joinRequests(first: 5) > edges",
    fields: "cursor node",
    ...managed,
  },
  {
    name: "a request to join: who asks, who manages the arena, admins",
    at: "joinRequest",
    fields: "id status askedAt answeredAt athleteName athleteKey athleteLevel wasThereBefore",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's page: everybody",
    at: "Query",
    fields: 'publicArena(key:"lado-a") publicArena(key:"lado-b")',
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  },
  {
    name: "an arena's page: what a poster would say, and its tournaments with a public page",
    at: 'Query > publicArena(key:"lado-a")',
    fields:
      "id key name fullAddress city uf timeZone logoPath coverPath whatsApp website instagram tournaments plansOnSale",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
  },
  {
    name: "an arena's page: how an athlete stands to it, and has asked",
    at: 'Query > publicArena(key:"lado-a")',
    fields: "viewerJoining viewerRequest",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    null    null    null       null  null    null    null     -",
  },
  {
    name: "another arena's page: an athlete may ask to join it",
    at: 'Query > publicArena(key:"lado-b")',
    fields: "viewerJoining",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    null    null    null       null  null    null    null     -",
  },
];
