import type { Policy } from "../../support/policy";

const admins = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       -       -          sees  -       -       -        -",
};

const everybody = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     sees",
};

/** What is the administration's alone. */
export const administrationPolicies: Policy[] = [
  { name: "the platform's numbers: admins", at: "Query", fields: "platformSummary", ...admins },
  {
    name: "the platform's numbers, one by one",
    at: "Query > platformSummary",
    fields:
      "arenaCount athleteCount tournamentCount monthRevenueInCents waitingFederationCount expiringContractCount expiredContractCount months",
    ...admins,
  },
  {
    name: "the platform's numbers, month by month",
    at: "Query > platformSummary > months",
    fields: "month arenaCount revenueInCents",
    ...admins,
  },
  { name: "how the platform is doing: admins", at: "Query", fields: "systemStatus", ...admins },
  {
    name: "how the platform is doing, part by part",
    at: "Query > systemStatus",
    fields: "name state tone detail canRetry",
    ...admins,
  },
  {
    name: "who may do what, and how many people may: admins",
    at: "Query",
    fields: "accessTable rolePeople",
    ...admins,
  },
  {
    name: "who may do what: one permission",
    at: "Query > accessTable",
    fields: "name label subject everywhere onTheirOwn",
    ...admins,
  },
  {
    name: "who may do what: how many have a role",
    at: "Query > rolePeople",
    fields: "role peopleCount",
    ...admins,
  },
  { name: "all users: admins", at: "Query", fields: "allUsers", ...admins },
  {
    name: "all users: a page of them",
    at: "Query > allUsers(first: 5)",
    fields: "edges pageInfo totalCount",
    ...admins,
  },
  {
    name: "all users: one of them",
    at: "Query > allUsers(first: 5) > edges",
    fields: "cursor node",
    ...admins,
  },
  {
    name: "what somebody is, and how they get in: admins",
    at: "user",
    fields: "roleAssignments access",
    ...admins,
    other: admins.own,
  },
  {
    name: "what somebody is: since when",
    at: "user > roleAssignments",
    fields: "role since weeklyClassCount",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what somebody is: where",
    at: "user > roleAssignments",
    fields: "places",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          empty -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what somebody is: one place of it",
    at: "user > roleAssignments > places",
    fields: "kind placeId name",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          empty -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what somebody is: as what, at a federation alone",
    at: "user > roleAssignments > places",
    fields: "position",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          empty -       -       -        -",
    other: "-         -       -       -       -          null  -       -       -        -",
  },
  {
    name: "how somebody gets in: where they are",
    at: "user > access",
    fields: "openSessions",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "how somebody gets in: one device",
    at: "user > access > openSessions",
    fields: "device createdAt lastUsedAt",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "how somebody gets in: what keeps them out",
    at: "user > access",
    fields: "lockedUntil temporaryPasswordUntil",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          null  -       -       -        -",
    other: "-         -       -       -       -          null  -       -       -        -",
  },
  {
    name: "what somebody is at a federation",
    at: "member > person > roleAssignments > places",
    fields: "position",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "what keeps somebody out who is invited, and is locked out",
    at: "arena > invitations > person > access",
    fields: "lockedUntil temporaryPasswordUntil",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       -       -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  { name: "the platform: everybody", at: "Query", fields: "platform", ...everybody },
  {
    name: "the platform: whom to ask, who can sign up, what is announced now",
    at: "Query > platform",
    fields:
      "operatorName cnpj contactEmail contactPhone officerName officerEmail arenaSignUpOpen federationSignUpOpen athleteSignUpOpen notice",
    ...everybody,
  },
  {
    name: "the platform: what is announced",
    at: "Query > platform > notice",
    fields: "text from until",
    ...everybody,
  },
  {
    name: "the platform: what will be announced or was, and which version that is: admins",
    at: "Query > platform",
    fields: "writtenNotice version",
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
  { name: "all contracts: admins", at: "Query", fields: "allContracts", ...admins },
  {
    name: "all contracts: a page of them",
    at: "Query > allContracts(first: 5)",
    fields: "edges pageInfo totalCount",
    ...admins,
  },
  {
    name: "all contracts: one of them",
    at: "Query > allContracts(first: 5) > edges",
    fields: "cursor node",
    ...admins,
  },
  {
    name: "a contract: admins, and not with whom it is",
    at: "contract",
    fields:
      "id key arena plan billingPeriod priceInCents firstDay lastDay termEnd renewsItself termMonths state endedOn endReason document version createdAt",
    ...admins,
    other: admins.own,
  },
  {
    name: "a contract with a federation: admins",
    at: "federationContract",
    fields: "federation daysLeft",
    ...admins,
    other: admins.own,
  },
  {
    name: "a contract's document: admins",
    at: "contract > document",
    fields: "name size sentAt",
    ...admins,
    other: admins.own,
  },
  {
    name: "who is asked to work for a federation: they, its people, admins",
    at: "managementInvitation",
    fields: "id kind placeName position status createdAt email",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       sees       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "whose address that is: they and admins",
    at: "managementInvitation",
    fields: "name",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "their account: they and admins",
    at: "managementInvitation",
    fields: "person",
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
  {
    name: "what services bring: admins",
    at: "Query",
    fields: "financialReport financialReport(period:LAST_7_DAYS,service:CLASS,arenaKey:$arena)",
    ...admins,
  },
  {
    name: "what services bring: whose, where one arena is asked about",
    at: "Query > financialReport(arenaKey:$arena)",
    fields: "arenaName",
    ...admins,
  },
  {
    name: "what services bring: its sums",
    at: "Query > financialReport",
    fields: "from to transactionCount totalInCents paidInCents pendingInCents topService transactions",
    ...admins,
  },
  {
    name: "what services bring: a page of charges",
    at: "Query > financialReport > transactions(first: 5)",
    fields: "edges pageInfo",
    ...admins,
  },
  {
    name: "what services bring: one of them",
    at: "Query > financialReport > transactions(first: 5) > edges",
    fields: "cursor node",
    ...admins,
  },
  {
    name: "what services bring: for what, to whom and by whom",
    at: "Query > financialReport > transactions(first: 5) > edges > node",
    fields: "id on receiverName service description amountInCents standing payerName",
    ...admins,
  },
];
