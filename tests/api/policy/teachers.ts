import type { MutationPolicy } from "../../support/mutation-policy";
import type { Policy } from "../../support/policy";

const managed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       -       sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const listed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       null    sees    null       sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const ownCertificate = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       sees    -       -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const changed = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       sees    -       -          -     -       -       -        -",
  other: "-         -       -       -       -          -     -       -       -        -",
};
const asked = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    -       -       -          -     -       -       -        -",
  other: "-         -       -       -       -          -     -       -       -        -",
};

// Managers are not in these rows, because "user" is the caller's own account: teacher-page.test.ts holds what they see.
const ownPage = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         null    sees    null    null       null  -       -       -        -",
};

/** Who teaches at an arena. "teacherArena" is what it keeps of the side's teacher. */
export const teacherPolicies: Policy[] = [
  { name: "an arena's teachers: who manages it", at: "arena", fields: "teachers", ...listed },
  {
    name: "an arena's teachers: a page of them",
    at: "arena > teachers(first: 5)",
    fields: "edges pageInfo totalCount",
    ...listed,
  },
  {
    name: "an arena's teachers: one of them",
    at: "arena > teachers(first: 5) > edges",
    fields: "cursor node",
    ...listed,
  },
  {
    name: "what an arena keeps of a teacher: who manages it, admins; not the teacher",
    at: "teacherArena",
    fields:
      "id name teacherKey active hasAccount email phone specialties hours certifications highestCertification scheduledClassCount studentCount weeklyClasses invitationStatus invitedAt profileHistory",
    ...managed,
  },
  {
    name: "what has changed of a teacher's record: who manages the arena, admins",
    at: "teacherArena > profileHistory",
    fields: "changedAt changedByName changes",
    ...managed,
  },
  {
    name: "what has changed of a teacher's record: one field",
    at: "teacherArena > profileHistory > changes",
    fields: "label before after",
    ...managed,
  },
  {
    name: "when a teacher can give classes",
    at: "teacherArena > hours",
    fields: "weekday startsAt endsAt",
    ...managed,
  },
  {
    name: "a teacher's certificates",
    at: "teacherArena > certifications",
    fields: "name level issuer issuedOn validUntil inForce",
    ...managed,
  },
  {
    name: "a certificate: the teacher whose it is, and admins",
    at: "certification",
    fields: "id key document name level issuer issuedOn validUntil state",
    ...ownCertificate,
  },
  {
    name: "a certificate's document: the teacher whose it is, and admins",
    at: "certification > document",
    fields: "name size sentAt",
    ...ownCertificate,
  },
  {
    name: "one's own certificates: who teaches",
    at: "Query > viewer",
    fields: "certifications",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    sees    null    null       null  null    null    null     -",
  },
  ...(
    [
      ["one's own record as a teacher", "viewer", "teacherProfile"],
      [
        "one's own record as a teacher: what it says",
        "viewer > teacherProfile",
        "name phone cpf profileHistory",
      ],
      [
        "one's own record as a teacher: what has changed",
        "viewer > teacherProfile > profileHistory",
        "changedAt changedByName changes",
      ],
      [
        "one's own record as a teacher: one field that has changed",
        "viewer > teacherProfile > profileHistory > changes",
        "label before after",
      ],
    ] as const
  ).map(([name, at, fields]) => ({
    name,
    at: `Query > ${at}`,
    fields,
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    sees    null    null       null  null    null    null     -",
  })),
  { name: "a teacher's page: the teacher", at: "Query", fields: "teacherPage(key:$user)", ...ownPage },
  {
    name: "a teacher's page: their week, and what waits for them",
    at: "Query > teacherPage(key:$user)",
    fields: "key name isOwn week pendingActions schedulingArenas",
    ...ownPage,
  },
  {
    name: "a teacher's page: where they schedule classes of their own",
    at: "Query > teacherPage(key:$user) > schedulingArenas",
    fields: "key name",
    ...ownPage,
  },
  {
    name: "a teacher's page: a week",
    at: "Query > teacherPage(key:$user) > week",
    fields: "from today days",
    ...ownPage,
  },
  {
    name: "a teacher's page: a day",
    at: "Query > teacherPage(key:$user) > week > days",
    fields: "on classes",
    ...ownPage,
  },
  {
    name: "a teacher's page: a class",
    at: "Query > teacherPage(key:$user) > week > days > classes",
    fields:
      "sessionId startsAt endsAt arenaKey arenaName timeZone name category maxStudents studentCount status",
    ...ownPage,
  },
  {
    name: "a teacher's page: what waits for them",
    at: "Query > teacherPage(key:$user) > pendingActions",
    fields:
      "kind subject priority dueOn attendance certificationId arenaKey studentCount arenaName arenaAthleteId",
    ...ownPage,
  },
  {
    name: "a teacher's page: a class without attendance",
    at: "Query > teacherPage(key:$user) > pendingActions > attendance",
    fields: "sessionId on startsAt arenaKey arenaName timeZone studentCount",
    ...ownPage,
  },
  {
    name: "a class that a teacher gives every week",
    at: "teacherArena > weeklyClasses",
    fields: "weekday startsAt endsAt name category courtName maxStudents studentCount",
    ...managed,
  },
  {
    name: "by what name an arena asks somebody to teach: whoever has proved the address, not even who asks",
    at: "teachingInvitation",
    fields: "id arenaName timeZone calledName status sentAt",
    ...asked,
  },
  {
    name: "which arenas ask oneself to teach",
    at: "Query > viewer",
    fields: "teachingInvitations",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    empty   empty   empty      empty null    null    null     -",
  },
];

export const teacherMutations: MutationPolicy[] = [
  ...(
    [
      ["taking a teacher onto an arena's list", "registerTeacher"],
      ["changing what an arena's list says of a teacher", "updateArenaTeacher"],
      ["asking a teacher of the list", "inviteTeacher"],
      ["saying who teaches no more", "setTeachingActive"],
    ] as const
  ).map(([name, mutation]) => ({
    name: `${name}: who manages the arena, admins`,
    mutation,
    answer: "teacherArena",
    ...managed,
  })),
  {
    name: "changing a certificate: the teacher whose it is",
    mutation: "updateCertification",
    answer: "certification viewer",
    ...changed,
  },
  {
    name: "removing a certificate: the teacher whose it is",
    mutation: "removeCertification",
    answer: "viewer",
    ...changed,
  },
  {
    name: "answering whether one teaches at an arena: whom it has asked",
    mutation: "answerTeachingInvitation",
    answer: "invitation viewer",
    ...asked,
  },
];
