import { beforeAll, describe, expect, test } from "vitest";
import { drawnPng } from "../../prisma/demo/logo";
import { pictureRules } from "../../server/arenas/arena-logo.rules";
import { useApi } from "../support/api";
import { enrolling } from "../support/enrolling";
import { rawRequest } from "../support/raw-http";
import { createArena, createPerson, type ArenaStory, type Person } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
let other: ArenaStory;
let admin: Person;
beforeAll(async () => {
  arena = await createArena(api(), "Com logo");
  other = await createArena(api(), "Sem logo");
  admin = await createPerson(api(), "Admin", ["ADMIN"]);
});

const png = (side: number) => Buffer.from(drawnPng(side, side, (x, y) => [x % 256, y % 256, 7]));
const refusal = "A logo deve ser uma imagem PNG, JPEG ou WebP de até 512 kB";

interface Sending {
  at?: ArenaStory;
  token?: string | null;
  type?: string;
  headers?: Record<string, string>;
}
const send = async (
  body: Buffer,
  { at = arena, token = at.manager.token, type = "image/png", headers = {} }: Sending = {},
) => {
  const { status, body: told } = await rawRequest(api().url, `/logos/arenas/${at.id}`, {
    method: "PUT",
    headers: {
      "Content-Type": type,
      "Content-Length": String(body.length),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
  });
  const answer = JSON.parse(told) as { logoPath?: string; errors?: [{ message: string }] };
  return { status, logoPath: answer.logoPath, message: answer.errors?.[0].message };
};
const shown = (path: string, token: string | null = null) =>
  fetch(new URL(path, api().url), { headers: token === null ? {} : { Authorization: `Bearer ${token}` } });
const stored = () => api().db.arenaLogo.findMany({ where: { arenaId: arena.id } });
const ownPath = async () => {
  const { viewer } = await api().data("{ viewer { arena { logoPath } } }", {}, arena.manager.token);
  return viewer.arena.logoPath as string | null;
};
const publicPath = async () => {
  const { pageKey } = await api().db.arena.findUniqueOrThrow({ where: { id: arena.id } });
  const { publicArena } = await api().data(
    `query ($key: String!) { publicArena(key: $key) { logoPath } }`,
    { key: pageKey },
    null,
  );
  return publicArena as { logoPath: string | null } | null;
};

describe("sending", () => {
  test("the next picture takes the place of the one before, whose address is nobody's any more", async () => {
    const first = await send(png(64));
    expect(first).toMatchObject({ status: 200, logoPath: await ownPath() });
    const picture = await shown(first.logoPath!);
    expect(picture.status).toBe(200);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
    });
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png(64));

    const second = await send(png(80));
    expect(second.logoPath).not.toBe(first.logoPath);
    expect((await shown(first.logoPath!)).status).toBe(404);
    expect(await stored()).toHaveLength(1);
    expect(await publicPath()).toEqual({ logoPath: second.logoPath });
  });

  test("of two who send at once one is kept, and its address is the one that is told", async () => {
    const sent = await Promise.all([send(png(32)), send(png(48)), send(png(40), { token: admin.token })]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const path = await ownPath();
    expect(sent.map(({ logoPath }) => logoPath)).toContain(path);
    expect((await shown(path!)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test("what is no picture, too large a file or drawn too large is refused, and what was there stays", async () => {
    const before = await stored();
    const noise = Buffer.concat([png(16), Buffer.alloc(pictureRules.LOGO.largest)]);
    expect(await send(noise)).toMatchObject({ status: 413, message: refusal });
    expect(await send(Buffer.from("<svg onload=alert(1)>"))).toMatchObject({ status: 400, message: refusal });
    expect(await send(png(16), { type: "image/svg+xml" })).toMatchObject({ status: 415, message: refusal });
    expect(await send(png(16), { headers: { "Content-Encoding": "gzip" } })).toMatchObject({ status: 400 });
    expect(await send(png(32).subarray(0, 60))).toMatchObject({ status: 400, message: refusal });
    expect(await send(png(15))).toMatchObject({
      status: 400,
      message: "A logo deve ter de 16 a 1024 pixels de cada lado",
    });
    const wide = Buffer.from(drawnPng(1025, 16, () => [0, 0, 0]));
    expect(await send(wide)).toMatchObject({ status: 400 });
    expect(await stored()).toEqual(before);
  });

  test("what hangs on to a picture is not kept", async () => {
    const secret = Buffer.from("48.5N 27.6W");
    const remark = Buffer.alloc(12 + secret.length);
    remark.writeUInt32BE(secret.length);
    remark.write("tEXt", 4, "latin1");
    secret.copy(remark, 8);
    const plain = png(32);
    const { logoPath } = await send(
      Buffer.concat([plain.subarray(0, 33), remark, plain.subarray(33), Buffer.from("PK atrás")]),
    );
    expect(Buffer.from(await (await shown(logoPath!)).arrayBuffer())).toEqual(plain);
  });
});

test("another arena's manager, somebody who is not signed in and whoever teaches there send and remove nothing", async () => {
  await send(png(32));
  const path = await ownPath();
  expect(await send(png(48), { token: other.manager.token })).toMatchObject({
    status: 404,
    message: "Arena não encontrada.",
  });
  expect(await send(png(48), { token: null })).toMatchObject({ status: 401 });
  const teacher = await createPerson(api(), "Professora", ["TEACHER"]);
  await api().db.teacher.create({
    data: { userId: teacher.userId, fullName: "Professora", arenas: { create: { arenaId: arena.id } } },
  });
  for (const token of [other.manager.token, teacher.token]) {
    expect((await send(png(48), { token })).status).toBe(404);
    const { errors } = await api().run(
      `mutation ($input: RemoveArenaLogoInput!) { removeArenaLogo(input: $input) { __typename } }`,
      { input: { arenaId: arena.globalId } },
      token,
    );
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  }
  expect(await ownPath()).toBe(path);
});

test("a cover beside it is sent, seen, exchanged and taken away by itself", async () => {
  const logo = (await send(png(32))).logoPath;
  const sendCover = (body: Buffer, { at = arena, token = at.manager.token as string | null } = {}) =>
    rawRequest(api().url, pictureRules.COVER.sendPath(at.id), {
      method: "PUT",
      headers: {
        "Content-Type": "image/png",
        "Content-Length": String(body.length),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body,
    });
  const cover = (width: number, height: number) => Buffer.from(drawnPng(width, height, () => [9, 9, 9]));
  const coverPath = async () => {
    const { viewer } = await api().data("{ viewer { arena { coverPath } } }", {}, arena.manager.token);
    return viewer.arena.coverPath as string | null;
  };
  const small = await sendCover(cover(199, 300));
  expect([small.status, small.body]).toEqual([
    400,
    expect.stringContaining("A capa deve ter de 200 a 2048 pixels de cada lado"),
  ]);
  expect((await sendCover(cover(400, 200), { token: null })).status).toBe(401);
  expect((await sendCover(cover(400, 200), { token: other.manager.token })).status).toBe(404);
  expect(await coverPath()).toBeNull();
  for (const width of [400, 500]) {
    const sent = JSON.parse((await sendCover(cover(width, 200))).body) as { coverPath: string };
    expect(sent.coverPath).toBe(await coverPath());
    const picture = await shown(sent.coverPath);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(cover(width, 200));
  }
  const last = (await coverPath())!;
  expect(await act(arena.manager.token, "removeArenaCover", { arenaId: arena.globalId }, "")).toMatchObject({
    __typename: "RemoveArenaCoverSuccess",
  });
  expect((await shown(last)).status).toBe(404);
  expect(await ownPath()).toBe(logo);
});

test("while an arena is suspended its logo is seen by who manages it and by nobody else", async () => {
  const { logoPath } = await send(png(32));
  await api().db.arena.update({ where: { id: arena.id }, data: { active: false } });
  expect(await publicPath()).toBeNull();
  for (const token of [null, other.manager.token]) expect((await shown(logoPath!, token)).status).toBe(404);
  const own = await shown(logoPath!, arena.manager.token);
  expect([own.status, own.headers.get("cache-control")]).toEqual([200, "no-store"]);
  await api().db.arena.update({ where: { id: arena.id }, data: { active: true } });
  expect((await shown(logoPath!)).status).toBe(200);
});

test("a logo that is removed is gone, also the second time, and goes with its arena", async () => {
  const { logoPath } = await send(png(32));
  const remove = () =>
    act(
      arena.manager.token,
      "removeArenaLogo",
      { arenaId: arena.globalId },
      "... on RemoveArenaLogoSuccess { arena { logoPath } }",
    );
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map((answer) => answer["arena"])).toEqual([{ logoPath: null }, { logoPath: null }]);
  expect((await shown(logoPath!)).status).toBe(404);
  expect(await stored()).toEqual([]);
  for (const path of ["/logos/nada", `/logos/${arena.id}`, "/logos/arenas/nada"])
    expect((await shown(path)).status, path).toBe(404);
});
