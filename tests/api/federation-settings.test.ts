import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { acting, auditOf, createAdmin } from "../support/administering";
import { useApi } from "../support/api";
import {
  affiliate,
  createAffiliations,
  createChampionship,
  enterInvitedPair,
} from "../support/championship-story";
import { createAthletePerson } from "../support/enrolling";
import { createFederation, type FederationStory } from "../support/federation-story";
import { createArena, nextNumber, type ArenaStory } from "../support/story";

const api = useApi();
const act = acting(api);

const data = (more: object = {}) => ({
  name: "Federação do Litoral",
  acronym: `FL${nextNumber()}`,
  email: "contato@litoral.example",
  responsibleName: "Helena Prado",
  ...more,
});
const shown = "name website city uf pixKey version";
const save = (token: string, { globalId }: FederationStory, version: number, more: object) =>
  act(
    token,
    "updateFederation",
    { federationId: globalId, version, ...data(more) },
    `... on UpdateFederationSuccess { federation { ${shown} } }
     ... on FederationChangedMeanwhile { federation { ${shown} } }`,
  );

describe("a federation's data, changed by its own people", () => {
  test("saves site, city, UF and Pix key; what is left out of the last three stays", async () => {
    const federation = await createFederation(api(), "Que se configura");
    const { token } = federation.manager;
    const first = await save(token, federation, 0, {
      website: "litoral.example",
      city: "Itajaí",
      uf: "sc",
      pixKey: "(48) 99988-7766",
    });
    expect(first).toMatchObject({
      federation: {
        website: "https://litoral.example",
        city: "Itajaí",
        uf: "SC",
        pixKey: "+5548999887766",
        version: 1,
      },
    });
    const second = await save(token, federation, 1, { name: "Federação Nova" });
    expect(second).toMatchObject({
      federation: {
        name: "Federação Nova",
        website: null,
        city: "Itajaí",
        uf: "SC",
        pixKey: "+5548999887766",
      },
    });
    expect(await save(token, federation, 2, { city: null, uf: "", pixKey: null })).toMatchObject({
      federation: { city: null, uf: null, pixKey: null },
    });
    // The audit trail is about what admins do.
    expect(await auditOf(api(), federation.id)).toEqual([]);
  });

  test("rejects a stale version and shows what is stored", async () => {
    const federation = await createFederation(api(), "De duas");
    const { token } = federation.manager;
    await save(token, federation, 0, { city: "Imbituba" });
    expect(await save(token, federation, 0, { city: "Laguna" })).toMatchObject({
      __typename: "FederationChangedMeanwhile",
      federation: { city: "Imbituba", version: 1 },
    });
  });

  test("says what is wrong beside each field, and keeps what was there", async () => {
    const federation = await createFederation(api(), "Com erros");
    const { token } = federation.manager;
    expect(
      await save(token, federation, 0, { website: "litoral", city: "海", uf: "XX", pixKey: "123" }),
    ).toMatchObject({
      __typename: "InvalidInput",
      fields: [
        { path: ["website"], message: "URL inválida" },
        { path: ["city"], message: "Informe a cidade com letras de A a Z" },
        { path: ["uf"], message: "Escolha a UF" },
        { path: ["pixKey"] },
      ],
    });
    const stored = await api().db.federation.findUniqueOrThrow({ where: { id: federation.id } });
    expect(stored).toMatchObject({ version: 0, uf: null, pixKey: null });
  });

  test("is refused for another federation's people; an admin's change of the Pix key is in the trail, without the key", async () => {
    const federation = await createFederation(api(), "Alheia");
    const { manager } = await createFederation(api(), "De fora");
    const { errors } = await api().run(
      `mutation ($input: UpdateFederationInput!) { updateFederation(input: $input) { __typename } }`,
      { input: { federationId: federation.globalId, version: 0, ...data() } },
      manager.token,
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
    const admin = await createAdmin(api());
    await save(admin.token, federation, 0, { pixKey: "pix@litoral.example" });
    const [entry] = await auditOf(api(), federation.id);
    expect(entry?.after).toMatchObject({ "Chave Pix": "•••" });
    expect(JSON.stringify(entry)).not.toContain("pix@litoral");
  });
});

describe("the fee of a championship", () => {
  let federation: FederationStory;
  let sea: ArenaStory;
  beforeAll(async () => {
    ({ federation, sea } = await createAffiliations(api()));
  });

  /** What an athlete who was entered sees of their own fee, as enrolment and as charge. */
  const owed = async () => {
    const event = await createChampionship(api(), federation, {
      category: { feeInCents: 9000, gender: "FEMALE" },
    });
    const [one, two] = [
      await createAthletePerson(api(), "Que Paga", sea.id),
      await createAthletePerson(api(), "Parceira", sea.id),
    ];
    await enterInvitedPair(api(), federation, event, [one, two]);
    const charge = await api().db.charge.findFirstOrThrow({ where: { athleteId: one.athleteId } });
    const answer = await api().data(
      `query ($event: ID!, $charge: ID!) {
        tournament: node(id: $event) { ... on Tournament { viewerEnrolments { payment { pixCode receiverName } } } }
        charge: node(id: $charge) { ... on Charge { pixCode receiverName } } }`,
      { event: event.globalId, charge: encodeGlobalId("Charge", charge.id) },
      one.token,
    );
    return { payment: answer["tournament"].viewerEnrolments[0].payment, charge: answer["charge"] };
  };

  test("is paid by hand while the federation has no Pix key", async () => {
    expect(await owed()).toEqual({
      payment: { pixCode: null, receiverName: null },
      charge: { pixCode: null, receiverName: "Federação Catarinense" },
    });
  });

  test("goes to the federation's Pix key, with its name and city", async () => {
    await api().db.federation.update({
      where: { id: federation.id },
      data: { pixKey: "pix@catarinense.example", city: "Itajaí" },
    });
    const { payment, charge } = await owed();
    expect(payment.receiverName).toBe("Federação Catarinense");
    for (const { pixCode } of [payment, charge]) {
      expect(pixCode).toContain("pix@catarinense.example");
      expect(pixCode).toContain("540590.00");
      expect(pixCode).toContain("Itajai");
    }
  });
});

test("suspended arenas are counted neither on the dashboard nor in the administration's list", async () => {
  const federation = await createFederation(api(), "Que conta");
  for (const mark of ["Contada", "Suspensa"])
    await affiliate(api(), await createArena(api(), mark), federation.id);
  await api().db.arena.updateMany({
    where: { federationId: federation.id, name: { contains: "Suspensa" } },
    data: { active: false },
  });
  const { viewer } = await api().data(
    `{ viewer { federationMember { federation { arenaCount summary { arenaCount } } } } }`,
    {},
    federation.manager.token,
  );
  expect(viewer.federationMember.federation).toEqual({ arenaCount: 1, summary: { arenaCount: 1 } });
});
