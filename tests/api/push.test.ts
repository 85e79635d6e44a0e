import { beforeAll, describe, expect, test } from "vitest";
import { leaveNotices } from "../../server/notices/notice.step";
import { forgetNoticesJob } from "../../server/notices/notice.action";
import { dropQueuedMail } from "../../server/after-restore";
import { settlePushKeys } from "../../server/notices/push/push.action";
import { inTransaction } from "../../server/platform/database";
import { earlier } from "../../server/platform/time/duration.rules";
import { schema } from "../../server/schema";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { perform } from "../support/identity-operations";
import { newDevice, subscriptionOf, type TestDevice } from "../support/push-device";
import { usePushService } from "../support/push-service";

const api = useApi();
const { enter, signIn } = useAccounts(api);
const service = usePushService(api);
type Account = Awaited<ReturnType<typeof enter>>;

beforeAll(() => settlePushKeys(api().db, null));

const turnOn = (token: string, device: TestDevice) =>
  perform(api(), "turnOnPush", subscriptionOf(device), { token, more: "... on TurnOnPushSuccess { isOn }" });
const renew = async (token: string, { endpoint }: TestDevice): Promise<boolean> => {
  const query = `mutation ($input: RenewPushInput!) { renewPush(input: $input) { isOn } }`;
  return (await api().data(query, { input: { endpoint } }, token))["renewPush"].isOn as boolean;
};
const turnOff = (token: string) => api().data(`mutation { turnOffPush { isOn } }`, {}, token);
const sendTest = async (token: string) => {
  const query = `mutation { sendTestPush { __typename ... on UserError { code } } }`;
  return (await api().data(query, {}, token))["sendTestPush"] as Record<string, string>;
};
const devicesOf = async (token: string): Promise<{ id: string; isCurrent: boolean; device: string }[]> =>
  (await api().data(`{ viewer { pushDevices { id isCurrent device } } }`, {}, token))["viewer"].pushDevices;
const enterAgain = async ({ email }: Account): Promise<string> => {
  const { answer } = await signIn(email);
  return answer["accessToken"] ?? "";
};
const leave = ({ email }: Account, more: object = {}) =>
  inTransaction(api().db, (tx) =>
    leaveNotices(tx, null, [
      { to: email, title: "Sua aula mudou", text: "Agora é quinta.\nÀs 19:00.", path: "/aulas", ...more },
    ]),
  );

async function enterWithDevice() {
  const account = await enter();
  const device = newDevice();
  expect(await turnOn(account.token, device)).toMatchObject({ isOn: true });
  return { account, device };
}

describe("turning it on", () => {
  test("lists the device of the session, once, with the keys renewed", async () => {
    const { account, device } = await enterWithDevice();
    const again = { ...newDevice(), endpoint: device.endpoint };
    const answers = await Promise.all([turnOn(account.token, again), turnOn(account.token, again)]);
    expect(answers).toMatchObject([{ isOn: true }, { isOn: true }]);
    expect(await devicesOf(account.token)).toMatchObject([{ isCurrent: true }]);
    expect(await devicesOf(await enterAgain(account))).toMatchObject([{ isCurrent: false }]);
    const [row] = await api().db.pushSubscription.findMany({ where: { userId: account.userId } });
    expect(row).toMatchObject({ publicKey: again.p256dh, secret: again.auth });
  });

  test.each([
    "http://fcm.googleapis.com/fcm/send/a",
    "https://127.0.0.1/push",
    "https://[::1]/push",
    "https://praia.example/push",
    "https://fcm.googleapis.com:8443/fcm/send/a",
    "https://eu@fcm.googleapis.com/fcm/send/a",
    "https://fcm.googleapis.com.praia.example/fcm",
    "nenhum",
  ])("refuses %s, which is no push service", async (endpoint) => {
    const { token } = await enter();
    expect(await turnOn(token, { ...newDevice(), endpoint })).toMatchObject({
      code: "INVALID_INPUT",
      path: ["endpoint"],
      message: "O serviço de avisos deste navegador não é aceito.",
    });
    expect(await devicesOf(token)).toEqual([]);
  });

  test("refuses keys that no browser makes", async () => {
    const { token } = await enter();
    for (const p256dh of ["B", "B".repeat(87)])
      expect(await turnOn(token, { ...newDevice(), p256dh })).toMatchObject({ path: ["p256dh"] });
    expect(await turnOn(token, { ...newDevice(), auth: "" })).toMatchObject({ path: ["auth"] });
  });

  test("ten devices at most, also when two are turned on at once; a removed one makes room", async () => {
    const account = await enter();
    for (let index = 0; index < 9; index++) await turnOn(await enterAgain(account), newDevice());
    const [one, other] = [await enterAgain(account), await enterAgain(account)];
    const answers = await Promise.all([turnOn(one, newDevice()), turnOn(other, newDevice())]);
    expect(answers.map(({ code }) => String(code)).toSorted()).toEqual(["TOO_MANY_DEVICES", "undefined"]);
    const [listed] = await devicesOf(account.token);
    await api().data(
      `mutation ($input: RemovePushDeviceInput!) { removePushDevice(input: $input) { viewer { pushDevices { id } } } }`,
      { input: { deviceId: listed?.id } },
      account.token,
    );
    expect(await turnOn(account.token, newDevice())).toMatchObject({ isOn: true });
    expect(await devicesOf(account.token)).toHaveLength(10);
  });

  test("on a shared phone it is for the last who turned it on", async () => {
    const { account: first, device } = await enterWithDevice();
    const second = await enter();
    expect(await turnOn(second.token, device)).toMatchObject({ isOn: true });
    expect(await devicesOf(first.token)).toEqual([]);
    expect(await renew(first.token, device)).toBe(false);
    await leave(first);
    expect(await service.delivered(device)).toEqual([]);
    await leave(second);
    expect(await service.delivered(device)).toHaveLength(1);
  });

  test("a notice that was queued for the one before is not shown to the next", async () => {
    const { account: first, device } = await enterWithDevice();
    await leave(first);
    await turnOn((await enter()).token, device);
    expect(await service.delivered(device)).toEqual([]);
  });
});

describe("a notice", () => {
  test("is sent to each device after the commit, encrypted and signed, with its first paragraph", async () => {
    const { account, device } = await enterWithDevice();
    const phone = newDevice();
    await turnOn(await enterAgain(account), phone);
    await expect(
      inTransaction(api().db, async (tx) => {
        await leaveNotices(tx, null, [{ to: account.email, title: "Não", text: "", path: null }]);
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await leave(account);
    const notice = await api().db.notice.findFirstOrThrow({ where: { userId: account.userId } });
    const [sent, ...more] = await service.delivered(device);
    expect(more).toEqual([]);
    expect(sent?.message).toEqual({
      title: "Sua aula mudou",
      text: "Agora é quinta.",
      path: "/aulas",
      tag: notice.id,
    });
    expect(sent?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "43200",
      urgency: "normal",
      authorization: expect.stringMatching(/^vapid t=.+, k=/),
    });
    expect(sent?.body.includes("aula")).toBe(false);
    const rows = await api().db.pushSubscription.findMany({ where: { userId: account.userId } });
    expect(rows).toMatchObject([{ lastSuccessAt: expect.any(Date) }, { lastSuccessAt: expect.any(Date) }]);
    expect(await service.delivered(phone)).toEqual([]);
  });

  test("that a match is called is urgent and soon given up", async () => {
    const { account, device } = await enterWithDevice();
    await leave(account, { urgent: true });
    expect((await service.delivered(device))[0]?.headers).toMatchObject({ ttl: "900", urgency: "high" });
  });

  test("that was read, or is old by now, is not sent any more", async () => {
    const { account, device } = await enterWithDevice();
    await leave(account);
    await api().db.notice.updateMany({ where: { userId: account.userId }, data: { readAt: new Date() } });
    await leave(account, { urgent: true, title: "Antigo" });
    await api().db.notice.updateMany({
      where: { title: "Antigo", userId: account.userId },
      data: { createdAt: earlier(new Date(), { minutes: 16 }) },
    });
    expect(await service.delivered(device)).toEqual([]);
  });

  test("is tried again while the service is down, and the device stays", async () => {
    const { account, device } = await enterWithDevice();
    await leave(account);
    service.answersWith(503);
    expect(await service.delivered(device)).toHaveLength(1);
    service.answersWith(201);
    expect(await service.delivered(device)).toEqual([]); // the pause before the next try is not over
    await api().db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
    expect(await service.delivered(device)).toHaveLength(1);
    expect(await devicesOf(account.token)).toHaveLength(1);
  });

  test.each([404, 410])("that is answered with %s ends the subscription", async (status) => {
    const { account, device } = await enterWithDevice();
    await leave(account);
    service.answersWith(status);
    await service.delivered(device);
    expect(await devicesOf(account.token)).toEqual([]);
    expect(await api().db.notice.count({ where: { userId: account.userId } })).toBe(1);
  });

  test("that is refused is not tried again; the twentieth in a row ends the subscription", async () => {
    const { account, device } = await enterWithDevice();
    service.answersWith(403);
    await api().db.pushSubscription.updateMany({
      where: { userId: account.userId },
      data: { failures: 18 },
    });
    for (const left of [1, 0]) {
      await leave(account);
      expect(await service.delivered(device)).toHaveLength(1);
      expect(await devicesOf(account.token)).toHaveLength(left);
    }
  });
});

const changePassword = async (token: string) =>
  expect(
    await perform(
      api(),
      "changePassword",
      { currentPassword: password, newPassword: "ConchaAzul2031" },
      { token, more: "... on ChangePasswordSuccess { accessToken }" },
    ),
  ).toMatchObject({ __typename: "ChangePasswordSuccess" });

test("the device on which the password is changed goes on", async () => {
  const { account, device } = await enterWithDevice();
  await changePassword(account.token);
  await leave(account);
  expect(await service.delivered(device)).toHaveLength(1);
});

test("after a restore no device is anybody's until its user comes back", async () => {
  const { account, device } = await enterWithDevice();
  await dropQueuedMail(api().db, new Date());
  await leave(account);
  expect(await service.delivered(device)).toEqual([]);
  expect(await renew(account.token, device)).toBe(true);
});

describe("it ends", () => {
  const ends: [string, (account: Account) => Promise<unknown>][] = [
    ["with signing out", ({ token }) => api().data(`mutation { signOut { done } }`, {}, token)],
    [
      "with the session, ended from elsewhere",
      async (account) =>
        api().data(`mutation { endOtherSessions { endedCount } }`, {}, await enterAgain(account)),
    ],
    ["with a new password, set elsewhere", async (account) => changePassword(await enterAgain(account))],
  ];

  test.each(ends)("%s, and is on again when the same user signs in there", async (_how, end) => {
    const { account, device } = await enterWithDevice();
    await leave(account);
    await end(account);
    await leave(account);
    expect(await service.delivered(device)).toEqual([]);
    const token = await api().tokenOf(account.userId);
    expect(await devicesOf(token)).toEqual([]);
    expect(await renew(token, device)).toBe(true);
    expect(await devicesOf(token)).toMatchObject([{ isCurrent: true }]);
    await leave(account);
    expect(await service.delivered(device)).toHaveLength(1);
  });

  test("when it is turned off, again and again, and stays off after another sign-in", async () => {
    const { account, device } = await enterWithDevice();
    for (let again = 0; again < 2; again++)
      expect(await turnOff(account.token)).toEqual({ turnOffPush: { isOn: false } });
    expect(await renew(await enterAgain(account), device)).toBe(false);
    await leave(account);
    expect(await service.delivered(device)).toEqual([]);
  });

  test("with the account, whose data says which devices there were", async () => {
    const { account, device } = await enterWithDevice();
    const exported = await api().data(
      `mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }`,
      {},
      account.token,
    );
    expect(JSON.parse(exported["exportPersonalData"].json)).toMatchObject({
      aparelhosComAvisos: [{ endereco: device.endpoint }],
    });
    const input = { password, confirmation: "EXCLUIR" };
    expect(await perform(api(), "deleteAccount", input, { token: account.token })).toMatchObject({
      __typename: "DeleteAccountSuccess",
    });
    expect(await api().db.pushSubscription.count({ where: { endpoint: device.endpoint } })).toBe(0);
  });

  test("for good, 90 days after the last session there", async () => {
    const { account, device } = await enterWithDevice();
    const { account: other, device: kept } = await enterWithDevice();
    await api().data(`mutation { signOut { done } }`, {}, account.token);
    await api().db.pushSubscription.updateMany({
      where: { userId: { in: [account.userId, other.userId] } },
      data: { boundAt: earlier(new Date(), { days: 91 }) },
    });
    await forgetNoticesJob(api().db)();
    expect(await renew(await enterAgain(account), device)).toBe(false);
    expect(await renew(other.token, kept)).toBe(true);
  });
});

describe("a test", () => {
  test("goes to this device, five times in ten minutes", async () => {
    const { account, device } = await enterWithDevice();
    const answers = [];
    for (let index = 0; index < 6; index++) answers.push((await sendTest(account.token))["__typename"]);
    expect(answers).toEqual([...Array(5).fill("SendTestPushSuccess"), "TooManyAttempts"]);
    const sent = await service.delivered(device);
    expect(sent.map(({ message }) => message)).toEqual(
      Array(5).fill(expect.objectContaining({ title: "Avisos ligados", path: "/avisos" })),
    );
  });

  test("needs it to be on here", async () => {
    const { account } = await enterWithDevice();
    expect(await sendTest(await enterAgain(account))).toMatchObject({ code: "PUSH_OFF" });
  });
});

describe("the keys", () => {
  const keyShown = async (token: string) =>
    (await api().data(`{ viewer { pushKey } }`, {}, token))["viewer"].pushKey as string;

  test("are made once, by servers that start at once too; the private one is in no answer", async () => {
    const { token } = await enter();
    const before = await api().db.pushKeys.findMany();
    await Promise.all([settlePushKeys(api().db, null), settlePushKeys(api().db, null)]);
    expect(await api().db.pushKeys.findMany()).toEqual(before);
    expect(before).toMatchObject([{ publicKey: await keyShown(token), privateKey: expect.any(String) }]);
    const names = Object.values(schema.getTypeMap()).flatMap((type) =>
      "getFields" in type ? Object.keys(type.getFields()) : [],
    );
    expect(names.filter((name) => /privateKey/i.test(name))).toEqual([]);
  });

  test("of the configuration take their place and are not stored; what was subscribed with others ends", async () => {
    const { account } = await enterWithDevice();
    const configured = {
      publicKey: "BOkucbnNlRxI-eBngsyK4NVxL_sx6dlnMy3KvmvDV6dkUJMoOlBM1gGdBvauX7ArERBkVWr3MxjAA8MinN8yr9Y",
      privateKey: "DXm-2Ug3nfQUjx71Tytj6K-xVF6R2Me0SayvpUJS1hg",
    };
    await settlePushKeys(api().db, configured);
    expect(await devicesOf(account.token)).toEqual([]);
    expect(await keyShown(account.token)).toBe(configured.publicKey);
    expect(await api().db.pushKeys.findMany()).toMatchObject([{ privateKey: null }]);
    await turnOn(account.token, newDevice());
    // A generated pair that has moved to the configuration is not kept in backups.
    await api().db.pushKeys.update({ where: { id: 1 }, data: { privateKey: configured.privateKey } });
    await settlePushKeys(api().db, configured);
    expect(await devicesOf(account.token)).toHaveLength(1);
    expect(await api().db.pushKeys.findMany()).toMatchObject([{ privateKey: null }]);
    await settlePushKeys(api().db, null);
    expect(await keyShown(account.token)).not.toBe(configured.publicKey);
  });
});
