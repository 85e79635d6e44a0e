import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import type { TestApi } from "./api";
import { perform } from "./identity-operations";
import { mailsTo } from "./mails";
import { createPerson, nextCnpj, nextNumber, type Person } from "./story";

/** Somebody of the administration. */
export const createAdmin = (api: TestApi, name = "Administradora"): Promise<Person> =>
  createPerson(api, name, ["ADMIN"]);

/** Acts as somebody. @returns the answer, with everything a refusal tells. */
export const act = (
  api: TestApi,
  token: string | null,
  mutation: string,
  input: Record<string, unknown>,
  more = "",
): Promise<Record<string, any>> => perform(api, mutation, input, { token, more });

export const acting =
  (api: () => TestApi) =>
  (token: string | null, mutation: string, input: Record<string, unknown>, more = "") =>
    act(api(), token, mutation, input, more);

/** What admins have done to something, the newest first. */
export async function auditOf(api: TestApi, subjectId: string) {
  return api.db.auditEntry.findMany({ where: { subjectId }, orderBy: [{ at: "desc" }, { id: "desc" }] });
}

/** Somebody who can sign in. */
export async function createPersonWithAddress(
  api: TestApi,
  name: string,
): Promise<Person & { email: string }> {
  const person = await createPerson(api, name);
  const { email } = await api.db.user.findUniqueOrThrow({ where: { id: person.userId } });
  return { ...person, email };
}

/** An address that nobody has. */
export const newAddress = (): string => `nova${nextNumber()}@teste.example`;

export const federationInput = (more: object = {}) => ({
  name: `Federação ${nextNumber()}`,
  acronym: `FN${nextNumber()}`,
  cnpj: nextCnpj(),
  fullAddress: "Rua das Federações, 10",
  email: newAddress(),
  phone: "(48) 3333-0000",
  responsibleName: "Helena Prado",
  website: "fcbt.example",
  position: "Presidente",
  ...more,
});

export const arenaInput = (more: object = {}) => ({
  name: `Arena ${nextNumber()}`,
  responsibleName: "Otávio Lins",
  email: newAddress(),
  cnpj: nextCnpj(),
  fullAddress: "Rua da Arena, 10",
  contactPhone: "(48) 3222-0000",
  courtCount: 2,
  hourlyRateInCents: 5000,
  dayUseInCents: 3000,
  ...more,
});

/** The platform's settings as somebody sees them who opens them now, and changes these. */
export async function settingsInput(api: TestApi, more: object = {}) {
  const { id: _id, ...settings } = await api.db.platformSettings.findFirstOrThrow();
  return { ...settings, ...more };
}

/** All of them anew, whatever they were. */
export const newSettings = (api: TestApi) =>
  settingsInput(api, {
    operatorName: "Praia Nova Ltda.",
    cnpj: nextCnpj(),
    contactEmail: newAddress(),
    contactPhone: "(48) 3222-0900",
    officerName: "Encarregada Nova",
    officerEmail: newAddress(),
  });

/** The temporary password in the newest mail to an address. */
export const temporaryPasswordMailedTo = async (api: TestApi, email: string): Promise<string> =>
  /senha provisória é: (\S+)/.exec((await mailsTo(api, email))[0]?.text ?? "")?.[1] ?? "";

/** The id of what somebody is asked to look after, as they find it in their account. */
export async function invitationTo(api: TestApi, token: string): Promise<string> {
  const { viewer } = await api.data(`{ viewer { managementInvitations { id } } }`, {}, token);
  return viewer.managementInvitations[0]?.id ?? encodeGlobalId("ManagementInvitation", crypto.randomUUID());
}
