import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import { perform } from "./identity-operations";
import { mailsTo } from "./mails";
import { createPerson, nextCnpj, nextNumber, type Person } from "./story";

/** Creates an admin. */
export const createAdmin = (api: TestApi, name = "Administradora"): Promise<Person> =>
  createPerson(api, name, ["ADMIN"]);

/** Runs a mutation as the given user. @returns the result, with all fields of a refusal. */
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

/** Of two that race, the slower one may have lost its access by then: it has that code instead of an answer. */
export const orNoAccess = (answer: Promise<Record<string, any>>): Promise<Record<string, any>> =>
  answer.catch((error: Error) => {
    const [code] = /UNAUTHENTICATED|FORBIDDEN/.exec(error.message) ?? [];
    if (code === undefined) throw error;
    return { code };
  });

/** The audit entries of a subject, newest first. */
export async function auditOf(api: TestApi, subjectId: string) {
  return api.db.auditEntry.findMany({ where: { subjectId }, orderBy: [{ at: "desc" }, { id: "desc" }] });
}

/** A user who can sign in. */
export async function createPersonWithAddress(
  api: TestApi,
  name: string,
): Promise<Person & { email: string }> {
  const person = await createPerson(api, name);
  const { email } = await api.db.user.findUniqueOrThrow({ where: { id: person.userId } });
  return { ...person, email };
}

/** An unused address. */
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

/** The mutation input with the current platform settings and these changes. */
export async function settingsInput(api: TestApi, more: object = {}) {
  const { id: _id, ...settings } = await api.db.platformSettings.findFirstOrThrow();
  return { ...settings, ...more };
}

/** The mutation input with new values for all settings. */
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

/** The id of a user's management invitation, as shown in their account. */
export async function invitationTo(api: TestApi, token: string): Promise<string> {
  const { viewer } = await api.data(`{ viewer { managementInvitations { id } } }`, {}, token);
  return viewer.managementInvitations[0]?.id ?? encodeGlobalId("ManagementInvitation", crypto.randomUUID());
}
