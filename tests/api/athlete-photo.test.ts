import { crc32 } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { drawnPng } from "../../prisma/demo/logo";
import { largestPhoto, photoMeasures, photoOfMinor, photoRefused } from "../../server/athletes/photo.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { createAthletePerson, type AthletePerson } from "../support/enrolling";
import { perform } from "../support/identity-operations";
import { mailsTo } from "../support/mails";
import { rawRequest } from "../support/raw-http";
import { createArena, createPerson, type ArenaStory } from "../support/story";
import { makeGuardian } from "../support/world-guardians";

const api = useApi();
let arena: ArenaStory;
let other: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Com foto");
  other = await createArena(api(), "Sem foto");
});

const { enter } = useAccounts(api);

function pngChunk(name: string, text: string): Buffer {
  const named = Buffer.from(name + text, "latin1");
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const png = (side: number) => Buffer.from(drawnPng(side, side, (x, y) => [x % 256, y % 256, 7]));
const send = async (
  athleteId: string,
  token: string | null,
  body = png(64),
  { type = "image/png", actsFor }: { type?: string; actsFor?: string } = {},
) => {
  const { status, body: told } = await rawRequest(api().url, `/fotos/atletas/${athleteId}`, {
    method: "PUT",
    headers: {
      "Content-Type": type,
      "Content-Length": String(body.length),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(actsFor ? { "X-Atleta": actsFor } : {}),
    },
    body,
  });
  const answer = JSON.parse(told) as { photoPath?: string; errors?: [{ message: string }] };
  return { status, path: answer.photoPath ?? "", message: answer.errors?.[0].message };
};
const shown = async (path: string, token: string | null = null) =>
  fetch(new URL(path, api().url), { headers: token === null ? {} : { Authorization: `Bearer ${token}` } });
const remove = (athleteId: string, token: string) =>
  api().run(
    `mutation ($id: ID!) { removeAthletePhoto(input: { athleteId: $id }) {
      __typename ... on RemoveAthletePhotoSuccess { athlete { photoPath } } } }`,
    { id: encodeGlobalId("Athlete", athleteId) },
    token,
  );
const open = (athleteId: string) =>
  api().db.athlete.update({ where: { id: athleteId }, data: { publicSince: new Date() } });
const athlete = (name: string, more: object = {}): Promise<AthletePerson> =>
  createAthletePerson(api(), name, arena.id, more);

test("a photo is seen by who is signed in, and by strangers only while the page is public", async () => {
  const self = await athlete("Ana da Foto");
  const first = await send(self.athleteId, self.token);
  expect(first.status).toBe(200);
  expect((await shown(first.path)).status).toBe(404);
  expect((await shown(first.path, other.manager.token)).headers.get("cache-control")).toBe("no-store");
  await open(self.athleteId);
  const picture = await shown(first.path);
  expect([picture.status, picture.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
  const second = await send(self.athleteId, self.token, png(80));
  expect((await shown(first.path)).status).toBe(404);
  expect((await shown(second.path)).status).toBe(200);
});

test("what is no square picture or too large is refused, and nobody sends for another", async () => {
  const self = await athlete("Bia da Foto");
  const large = Buffer.concat([png(64), Buffer.alloc(largestPhoto)]);
  expect(await send(self.athleteId, self.token, large)).toMatchObject({ status: 413, message: photoRefused });
  const svg = Buffer.from("<svg onload=alert(1)>");
  expect(await send(self.athleteId, self.token, svg, { type: "image/svg+xml" })).toMatchObject({
    status: 415,
    message: photoRefused,
  });
  expect(await send(self.athleteId, self.token, svg)).toMatchObject({ status: 400, message: photoRefused });
  const wide = Buffer.from(drawnPng(128, 64, () => [0, 0, 0]));
  expect(await send(self.athleteId, self.token, wide)).toMatchObject({ status: 400, message: photoMeasures });
  expect(await send(self.athleteId, arena.manager.token)).toMatchObject({ status: 404 });
  expect(await send(self.athleteId, null)).toMatchObject({ status: 401 });
  expect(await api().db.athletePhoto.count({ where: { athleteId: self.athleteId } })).toBe(0);
});

test("a manager of an arena of theirs removes one, which is recorded and mailed; another arena's may not", async () => {
  const self = await athlete("Caio da Foto");
  await send(self.athleteId, self.token);
  await remove(self.athleteId, other.manager.token);
  expect(await api().db.athletePhoto.count({ where: { athleteId: self.athleteId } })).toBe(1);
  await Promise.all([1, 2].map(() => remove(self.athleteId, arena.manager.token)));
  expect(await api().db.athletePhoto.count({ where: { athleteId: self.athleteId } })).toBe(0);
  expect(
    await api().db.profileChange.count({ where: { athleteId: self.athleteId, photoRemoved: true } }),
  ).toBe(1);
  const mails = await mailsTo(api(), self.email);
  expect(mails.filter(({ subject }) => subject === "Sua foto foi removida")).toHaveLength(1);
});

test("a photo is in the person's own data, and is gone with the account", async () => {
  const { userId, email, token } = await enter();
  const { id: athleteId } = await api().db.athlete.create({
    data: { fullName: "Duda da Foto", email, userId },
  });
  const { path } = await send(athleteId, token);
  await open(athleteId);
  const { exportPersonalData } = await api().data(
    `mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }`,
    {},
    token,
  );
  const { foto } = JSON.parse(exportPersonalData.json as string).atleta;
  expect(foto).toMatchObject({ tipo: "image/png", enviadaEm: expect.any(String) });
  expect(
    Buffer.from(foto.base64 as string, "base64")
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  await perform(api(), "deleteAccount", { password, confirmation: "EXCLUIR" }, { token });
  expect(await api().db.athletePhoto.count({ where: { athleteId } })).toBe(0);
  expect((await api().db.athlete.findUniqueOrThrow({ where: { id: athleteId } })).photoKey).toBeNull();
  expect((await shown(path)).status).toBe(404);
});

test("what a camera wrote into the file, such as where it was taken, is not kept", async () => {
  const self = await athlete("Eva da Foto");
  const bare = png(64);
  const written = pngChunk("eXIf", "GPS 27.6 S 48.5 W");
  const { status } = await send(
    self.athleteId,
    self.token,
    Buffer.concat([bare.subarray(0, 33), written, bare.subarray(33)]),
  );
  expect(status).toBe(200);
  const kept = await api().db.athletePhoto.findUniqueOrThrow({ where: { athleteId: self.athleteId } });
  expect(Buffer.from(kept.content).equals(bare)).toBe(true);
});

test("a minor's is chosen by who answers for them, and seen only by their own people until the page is public", async () => {
  const child = await athlete("Lia da Foto", { birthDate: new Date("2018-01-01") });
  const mother = await createPerson(api(), "Mãe da foto");
  await makeGuardian(api(), { athleteId: child.athleteId, userId: mother.userId });
  expect(await send(child.athleteId, child.token)).toMatchObject({ status: 403, message: photoOfMinor });
  const { status, path } = await send(child.athleteId, mother.token, png(64), { actsFor: child.athleteId });
  expect(status).toBe(200);
  expect((await shown(path, arena.manager.token)).status).toBe(200);
  expect((await shown(path, other.manager.token)).status).toBe(404);
  await open(child.athleteId);
  expect((await shown(path)).status).toBe(200);

  // Guardians get a mail about a removed photo only while the athlete is a minor.
  const { email } = await api().db.user.findUniqueOrThrow({ where: { id: mother.userId } });
  for (const birthDate of [new Date("2018-01-01"), new Date("1990-01-01")]) {
    await send(child.athleteId, mother.token, png(64), { actsFor: child.athleteId });
    await api().db.athlete.update({ where: { id: child.athleteId }, data: { birthDate } });
    await remove(child.athleteId, arena.manager.token);
    expect(await api().db.athletePhoto.count({ where: { athleteId: child.athleteId } })).toBe(0);
  }
  const mails = await mailsTo(api(), email);
  expect(mails.filter(({ subject }) => subject.includes("foi removida"))).toHaveLength(1);
});
