import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { day } from "../support/federation-story";
import { createCharge } from "../support/ledger";
import { mailsTo } from "../support/mails";
import { mergeDesk } from "../support/merge-desk";
import { listed, rowsNaming, session } from "../support/merging";
import { createArena, createPerson, type ArenaStory } from "../support/story";

const api = useApi();
const { act, preview, merge, join, member, answer, asked, read } = mergeDesk(api, () => arena);
let arena: ArenaStory;
let other: ArenaStory;

beforeAll(async () => {
  arena = await createArena(api(), "Que junta");
  other = await createArena(api(), "Vizinha");
});

describe("a record whose person has an account", () => {
  test("stays, and nothing flows either way before they say yes", async () => {
    const own = await member("Ana Conta", arena, { phone: null, cpf: null, notes: "só minhas" });
    const made = await listed(api(), arena, {
      phone: "(48) 93333-3333",
      cpf: "71428793860",
      notes: "da arena",
    });
    await createCharge(api().db, {
      arenaId: arena.id,
      athleteId: made.athleteId,
      serviceType: "CLASS",
      description: "Dívida",
      amountInCents: 5000,
      serviceDate: day("2026-11-02"),
    });
    // Whichever is named first.
    for (const seen of [await preview(own, made), await preview(made, own)])
      expect(seen).toMatchObject({
        asksFirst: true,
        kept: { key: own.athleteId },
        other: { key: made.athleteId },
        problems: [],
        filled: ["Telefone"],
      });
    const { request } = await join(made, own);
    expect(request.status).toBe("PENDING");
    expect((await join(own, made)).request.id).toBe(request.id);
    expect((await rowsNaming(api(), own.athleteId))["faturamento.aluno_id"]).toBe(0);
    expect((await read(own.athleteId)).phone).toBeNull();
    expect((await mailsTo(api(), own.person.email)).map(({ subject }) => subject)).toEqual([
      "Este cadastro também é seu?",
    ]);

    const [open] = await asked(own.person.token);
    expect(open).toMatchObject({ id: request.id, arenaName: "Arena Que junta", otherName: "Ana Souza" });
    expect(open?.preview).toMatchObject({ filled: ["Telefone", "CPF"], problems: [] });
    expect(open?.preview.moves[0].replace(/\s/g, " ")).toBe("1 cobrança, R$ 50,00 em aberto");
    expect(await answer(own.person.token, request.id, true, "outra")).toMatchObject({
      code: "CHANGED_MEANWHILE",
    });
    // What the arena adds after they read is read again before it is theirs.
    await createCharge(api().db, {
      arenaId: arena.id,
      athleteId: made.athleteId,
      serviceType: "CLASS",
      description: "Mais",
      amountInCents: 900_000,
      serviceDate: day("2026-11-02"),
    });
    expect(await answer(own.person.token, request.id, true, open?.preview.key)).toMatchObject({
      code: "CHANGED_MEANWHILE",
    });
    const [again] = await asked(own.person.token);
    const [first, second] = await Promise.all([
      answer(own.person.token, request.id, true, again?.preview.key),
      answer(own.person.token, request.id, true, again?.preview.key),
    ]);
    for (const done of [first, second])
      expect(done).toMatchObject({ request: { status: "ACCEPTED" }, viewer: { mergeRequests: [] } });
    expect((await rowsNaming(api(), own.athleteId))["faturamento.aluno_id"]).toBe(2);
    const record = await api().db.athlete.findUniqueOrThrow({ where: { id: own.athleteId } });
    expect(record).toMatchObject({
      phone: "(48) 93333-3333",
      cpf: "71428793860",
      notes: "só minhas",
      email: own.person.email,
    });
    expect(await read(made.athleteId)).toMatchObject({ key: own.athleteId });
    const trail = await api().db.mergedRecord.findUniqueOrThrow({ where: { id: made.athleteId } });
    expect(trail).toMatchObject({ mergedById: own.person.userId, arenaId: arena.id });
  });

  test("a fake record tells its maker nothing of the account that they do not see anyway", async () => {
    const stranger = await member("De fora", other, { phone: "(48) 94444-4444", cpf: "86288366757" });
    // Not on the arena's list at all.
    const fake = await listed(api(), arena, { fullName: "Falsa", cpf: "52606462000" });
    expect(await preview(fake, stranger)).toBeNull();
    expect(await preview(stranger, fake)).toBeNull();
    // On it, and busy elsewhere: neither the class there nor that there is a CPF is told.
    const guest = await member("Dos dois", arena, { cpf: "28625587887", notes: null });
    await api().db.arenaAthlete.create({
      data: { arenaId: other.id, athleteId: guest.athleteId, firstVisitOn: day("2026-01-01") },
    });
    const teacherId = (await api().db.teacher.create({ data: { fullName: "Rui" } })).id;
    const there = await session(api(), other.id, teacherId);
    const at = { startsAt: there.startsAt, endsAt: there.endsAt };
    const beside = await session(
      api(),
      arena.id,
      (await api().db.teacher.create({ data: { fullName: "Eva" } })).id,
      at,
    );
    await api().db.sessionStudent.create({
      data: { sessionId: there.id, ...at, athleteId: guest.athleteId },
    });
    const busy = await listed(api(), arena, { cpf: "97384720028", notes: "da arena" });
    await api().db.sessionStudent.create({
      data: { sessionId: beside.id, ...at, athleteId: busy.athleteId },
    });
    const seen = await preview(guest, busy);
    expect(seen).toMatchObject({ problems: [], filled: [], moves: ["1 aula"] });
    const { request } = await merge(guest, busy, seen.key);
    // The person reads what is in the way.
    const [open] = await asked(guest.person.token);
    expect(open?.preview.key).toBeNull();
    expect(open?.preview.problems).toHaveLength(2);
    expect(await answer(guest.person.token, request.id, true, "x")).toMatchObject({ code: "CANNOT_MERGE" });
    expect(await answer(guest.person.token, request.id, false)).toMatchObject({
      request: { status: "REFUSED" },
    });
    expect((await rowsNaming(api(), guest.athleteId))["presencas.aluno_id"]).toBe(1);
  });

  test("only they answer, once, and who said no is not asked again for a while", async () => {
    const own = await member("Ana Não");
    const made = await listed(api(), arena);
    const { request } = await join(own, made);
    const neighbour = await member("Vizinha");
    for (const token of [neighbour.person.token, arena.manager.token, other.manager.token]) {
      const { errors } = await api().run(
        `mutation ($input: AnswerMergeRequestInput!) { answerMergeRequest(input: $input) { __typename } }`,
        { input: { requestId: request.id, accept: true, key: "" } },
        token,
      );
      expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    }
    expect(await answer(own.person.token, request.id, false)).toMatchObject({
      request: { status: "REFUSED" },
    });
    expect(await answer(own.person.token, request.id, false)).toMatchObject({
      request: { status: "REFUSED" },
    });
    expect(await answer(own.person.token, request.id, true, "x")).toMatchObject({ code: "REQUEST_CLOSED" });
    expect(await join(own, await listed(api(), arena))).toMatchObject({ code: "REFUSED_LATELY" });
  });

  test("is asked while the question stands: it can be taken back, and runs out", async () => {
    const own = await member("Ana Talvez");
    const made = await listed(api(), arena);
    const { request } = await join(own, made);
    const withdraw = (token: string) =>
      act(
        token,
        "withdrawMergeRequest",
        { requestId: request.id },
        "... on WithdrawMergeRequestSuccess { request { status } }",
      );
    expect(await withdraw(arena.manager.token)).toMatchObject({ request: { status: "WITHDRAWN" } });
    expect(await withdraw(arena.manager.token)).toMatchObject({ request: { status: "WITHDRAWN" } });
    expect(await asked(own.person.token)).toEqual([]);
    expect(await answer(own.person.token, request.id, true, "x")).toMatchObject({ code: "REQUEST_CLOSED" });
    const again = await join(own, made);
    expect(again.request.id).not.toBe(request.id);
    const id = (
      await api().db.mergeRequest.findFirstOrThrow({ where: { keptId: own.athleteId, status: "PENDING" } })
    ).id;
    await api().db.mergeRequest.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await asked(own.person.token)).toEqual([]);
    expect(await answer(own.person.token, again.request.id, true, "x")).toMatchObject({
      code: "REQUEST_CLOSED",
    });
    expect((await join(own, made)).request.status).toBe("PENDING");
  });

  test("is not asked without end", async () => {
    const busy = await createArena(api(), "Insistente");
    const own = await member("Ana Cheia", busy);
    for (let count = 0; count < 5; count++)
      expect((await join(own, await listed(api(), busy), busy.manager.token)).request.status).toBe("PENDING");
    expect(await join(own, await listed(api(), busy), busy.manager.token)).toMatchObject({
      code: "TOO_MANY_ASKED",
    });
    expect(await asked(own.person.token)).toHaveLength(5);
  });

  test("two accounts are never joined, not even by an admin", async () => {
    const [one, two] = [await member("Uma"), await member("Duas")];
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    for (const token of [arena.manager.token, admin.token]) {
      expect(await preview(one, two, token)).toMatchObject({ key: null, filled: [], moves: [] });
      expect(await merge(one, two, "", token)).toMatchObject({ code: "CANNOT_MERGE" });
    }
  });

  test("is theirs by their word, and not by the address: that an account has it tells nothing", async () => {
    const proved = await createPerson(api(), "Dona do Endereço");
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: proved.userId } });
    const theirs = await listed(api(), arena, { email });
    const plain = await listed(api(), arena);
    const seen = await preview(plain, theirs);
    expect(seen).toMatchObject({ asksFirst: false, kept: { key: plain.athleteId }, problems: [] });
    expect(await merge(plain, theirs, seen.key)).toMatchObject({ request: null });
    const { viewer } = await api().data(
      `{ viewer { mergeRequests { id } recordClaim { name } } }`,
      {},
      await api().tokenOf(proved.userId),
    );
    expect(viewer).toEqual({ mergeRequests: [], recordClaim: { name: "Ana Souza" } });
  });

  test("what is asked and joined is in the person's file, and goes with them", async () => {
    const own = await member("Ana Vai");
    const made = await listed(api(), arena, { fullName: "Ana Ida" });
    const { request } = await join(own, made);
    const [open] = await asked(own.person.token);
    await answer(own.person.token, request.id, true, open?.preview.key);
    await join(own, await listed(api(), arena, { fullName: "Ana Aberta" }));
    const file = async () => {
      const { exportPersonalData } = await api().data(
        `mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }`,
        {},
        own.person.token,
      );
      return JSON.parse(exportPersonalData.json).atleta;
    };
    expect(await file()).toMatchObject({
      cadastrosJuntados: [{ cadastro: made.athleteId }],
      pedidosParaJuntarCadastros: [
        { cadastroEmNomeDe: "Ana Aberta", situacao: "Aguardando resposta" },
        { cadastroEmNomeDe: "Ana Ida", situacao: "Aceito" },
      ],
    });
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    await act(admin.token, "deleteUserAccount", {
      userId: encodeGlobalId("User", own.person.userId),
      reason: "Pediu por telefone",
    });
    expect(await api().db.mergeRequest.count({ where: { keptId: own.athleteId } })).toBe(0);
    expect(await read(made.athleteId)).toBeNull();
    const trail = await api().db.mergedRecord.findUniqueOrThrow({ where: { id: made.athleteId } });
    expect(trail).toMatchObject({ athleteId: null, mergedById: own.person.userId });
  });
});

test("who seems to be there twice is shown to who manages the arena", async () => {
  const own = await createArena(api(), "Repetida");
  const born = day("1991-01-01");
  await listed(api(), own, { fullName: "José da Silva", birthDate: born });
  await listed(api(), own, { fullName: "jose da silva", birthDate: born });
  await listed(api(), own, {
    fullName: "José da Silva",
    birthDate: day("1992-01-01"),
    phone: "(48) 99999-0001",
  });
  await listed(api(), own, { fullName: "JOSÉ DA SILVA", phone: "48 99999-0001" });
  await listed(api(), own, { fullName: "Outro Nome", birthDate: born });
  const list = async (token: string) =>
    (
      await api().run(
        `query ($id: ID!) { node(id: $id) { ... on Arena { possibleDuplicates { sameBirthDate first { name } second { name } } mergeRequests { id } } } }`,
        { id: own.globalId },
        token,
      )
    ).data;
  const { node } = (await list(own.manager.token)) ?? {};
  expect(node.possibleDuplicates).toHaveLength(2);
  expect(
    node.possibleDuplicates.map(({ sameBirthDate }: { sameBirthDate: boolean }) => sameBirthDate).sort(),
  ).toEqual([false, true]);
  expect(node.mergeRequests).toEqual([]);
  expect((await list(other.manager.token))?.node ?? null).toBeNull();
});
