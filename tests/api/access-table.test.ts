import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { permissionsOf } from "../../server/administration/access-table/permissions";
import type { Grantee, Reach } from "../../server/platform/access.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { schema } from "../../server/schema";
import type { Actor } from "../support/actors";
import { createAdmin } from "../support/administering";
import { useApi } from "../support/api";
import { toRow } from "../support/policy";
import { createArena, createPerson } from "../support/story";
import { inviteToTeach } from "../support/world-teachers";
import { accountMutations } from "./policy/account-mutations";
import { rowMutations } from "./policy/mutations";

const api = useApi();

const grantees = [
  ["anonymous", "ANONYMOUS"],
  ["athlete", "ATHLETE"],
  ["teacher", "TEACHER"],
  ["manager", "ARENA_MANAGER"],
  ["federation", "FEDERATION_MANAGER"],
  ["admin", "ADMIN"],
] as const satisfies readonly (readonly [Actor, Grantee])[];

/** The tables try a row of one kind; that others are let in with a row of theirs is seen in the files named. */
const seenElsewhere: Record<string, Grantee[]> = {
  answerAffiliation: ["FEDERATION_MANAGER"], // affiliations.test
  withdrawAffiliation: ["FEDERATION_MANAGER"], // affiliations.test
  answerManagementInvitation: ["TEACHER", "ARENA_MANAGER", "FEDERATION_MANAGER", "ADMIN"], // below
  answerRecordClaim: ["TEACHER", "ARENA_MANAGER", "FEDERATION_MANAGER", "ADMIN"], // below
  answerTeachingInvitation: ["TEACHER", "ARENA_MANAGER", "FEDERATION_MANAGER", "ADMIN"], // below
  correctAccountName: ["ATHLETE", "TEACHER", "ARENA_MANAGER", "FEDERATION_MANAGER"], // administered-accounts.test
  undoMerge: ["ATHLETE"], // merging-undo.test
  inviteGuardian: ["ATHLETE"], // guardians.test
  answerGuardianInvitation: ["TEACHER", "ARENA_MANAGER", "FEDERATION_MANAGER", "ADMIN"], // guardians.test
  endGuardianship: ["TEACHER", "FEDERATION_MANAGER"], // by the same rule
  consentToName: ["TEACHER", "ARENA_MANAGER", "FEDERATION_MANAGER", "ADMIN"], // by the same rule
  withdrawManagementInvitation: ["ARENA_MANAGER"], // arena-people.test
  sendAnnouncement: ["FEDERATION_MANAGER"], // announcements.test
  cancelAnnouncement: ["FEDERATION_MANAGER"], // scheduled-announcements.test
  resendInvitation: ["ARENA_MANAGER", "FEDERATION_MANAGER", "ADMIN"], // guests.test, championship-invitations.test
  withdrawInvitation: ["ARENA_MANAGER", "FEDERATION_MANAGER", "ADMIN"], // by the same rule
};

const policies = [...accountMutations, ...rowMutations];

test.each(permissionsOf(schema))("$name: lets in whom the API was seen to let in", ({ name, grants }) => {
  const lines = policies.filter(({ mutation }) => mutation === name);
  expect(lines).not.toEqual([]);
  for (const [actor, grantee] of grantees) {
    const sees = (holder: "own" | "other") => {
      const told = lines.flatMap((line) =>
        line[holder] === undefined ? [] : [toRow(line, line[holder])[actor]],
      );
      return told.length === 0 ? undefined : told.includes("sees");
    };
    const other = sees("other");
    const reach: Reach | undefined = grants[grantee];
    if (seenElsewhere[name]?.includes(grantee)) continue;
    expect(reach !== undefined, `${grantee}: ${reach}`).toBe(sees("own"));
    if (reach !== undefined && other !== undefined) expect(reach, grantee).toBe(other ? "ALL" : "OWN");
  }
});

test("who has a role is counted as the list of people finds them", async () => {
  await createArena(api(), "Do Pontal");
  await createPerson(api(), "Ana", ["ATHLETE", "TEACHER"]);
  const { token } = await createAdmin(api());
  const data = await api().data(
    `{ rolePeople { role peopleCount } ${[
      "ADMIN",
      "ARENA_MANAGER",
      "FEDERATION_MANAGER",
      "TEACHER",
      "ATHLETE",
    ]
      .map((role) => `${role}: allUsers(role: ${role}) { totalCount }`)
      .join(" ")} }`,
    {},
    token,
  );
  expect(data["rolePeople"]).toHaveLength(5);
  for (const { role, peopleCount } of data["rolePeople"]) expect(peopleCount).toBe(data[role].totalCount);
  expect(data["TEACHER"].totalCount).toBe(1);
  expect(data["ARENA_MANAGER"].totalCount).toBe(1);
});

test.each(["TEACHER", "ARENA_MANAGER", "FEDERATION_MANAGER", "ADMIN"] as const)(
  "whom the administration asks answers, also who is %s already",
  async (role) => {
    const { userId, token } = await createPerson(api(), "Convidada", [role]);
    const { id } = await api().db.managementInvitation.create({
      data: {
        userId,
        kind: "FEDERATION",
        placeId: randomUUID(),
        placeName: "Federação",
        position: "Diretora",
        invitedById: randomUUID(),
        createdAt: new Date(),
      },
    });
    const { answerManagementInvitation } = await api().data(
      `mutation ($input: AnswerManagementInvitationInput!) { answerManagementInvitation(input: $input) { __typename } }`,
      { input: { invitationId: encodeGlobalId("ManagementInvitation", id), accept: false } },
      token,
    );
    expect(answerManagementInvitation.__typename).toBe("AnswerManagementInvitationSuccess");
  },
);

test.each(["TEACHER", "ARENA_MANAGER", "FEDERATION_MANAGER", "ADMIN"] as const)(
  "whom an arena asks to teach answers, also who is %s already",
  async (role) => {
    const { userId, token } = await createPerson(api(), "Convidada", [role]);
    const { id: arenaId, manager } = await createArena(api(), `Que convida ${role}`);
    const id = await inviteToTeach(api(), { arenaId, userId, invitedById: manager.userId });
    const { answerTeachingInvitation } = await api().data(
      `mutation ($input: AnswerTeachingInvitationInput!) { answerTeachingInvitation(input: $input) { __typename } }`,
      { input: { invitationId: encodeGlobalId("TeachingInvitation", id), accept: false } },
      token,
    );
    expect(answerTeachingInvitation.__typename).toBe("AnswerTeachingInvitationSuccess");
  },
);

test.each(["TEACHER", "ARENA_MANAGER", "FEDERATION_MANAGER", "ADMIN"] as const)(
  "who has proved the address of a record answers whether it is theirs, also who is %s already",
  async (role) => {
    const { userId, token } = await createPerson(api(), "Perguntada", [role]);
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
    const { id } = await api().db.athlete.create({ data: { fullName: "Perguntada", email } });
    const { answerRecordClaim } = await api().data(
      `mutation ($input: AnswerRecordClaimInput!) { answerRecordClaim(input: $input) { __typename } }`,
      { input: { recordId: encodeGlobalId("Athlete", id), accept: false } },
      token,
    );
    expect(answerRecordClaim.__typename).toBe("AnswerRecordClaimSuccess");
  },
);

test("each permission says in a few Portuguese words what it does, and no two of one subject the same", () => {
  const permissions = permissionsOf(schema);
  for (const { label } of permissions) {
    expect(label).toMatch(/^[A-ZÀ-Ú][^:]{2,59}$/u);
    // Portuguese, not English.
    expect(label).not.toMatch(/\b(an|the|and|of|by)\b/);
  }
  const said = permissions.map(({ subject, label }) => `${subject} ${label}`);
  expect(said).toEqual([...new Set(said)]);
});
