/** The audited actions of admins and of arena managers, with their labels in the list. */
export const auditActionLabel = {
  CORRECT_NAME: "Corrigiu o nome",
  ISSUE_TEMPORARY_PASSWORD: "Enviou uma senha provisória",
  CREATE_ATHLETE: "Cadastrou o atleta",
  MERGE_ATHLETES: "Juntou dois cadastros de atleta",
  UNDO_MERGE: "Desfez a união de dois cadastros de atleta",
  ASK_TO_MERGE: "Pediu para juntar dois cadastros de atleta",
  ASSIGN_ROLE: "Atribuiu um role",
  REMOVE_ROLE: "Retirou um role",
  END_SESSIONS: "Encerrou as sessões",
  UNLOCK_SIGN_IN: "Liberou a entrada",
  EXPORT_PERSONAL_DATA: "Baixou os dados a pedido da pessoa",
  DELETE_ACCOUNT: "Excluiu a conta a pedido da pessoa",
  CREATE_FEDERATION: "Criou a federação",
  UPDATE_FEDERATION: "Alterou a federação",
  ACTIVATE_FEDERATION: "Ativou a federação",
  DEACTIVATE_FEDERATION: "Inativou a federação",
  DELETE_FEDERATION: "Excluiu a federação",
  ADD_FEDERATION_MEMBER: "Incluiu uma pessoa na federação",
  CHANGE_FEDERATION_MEMBER: "Mudou o cargo de uma pessoa da federação",
  REMOVE_FEDERATION_MEMBER: "Retirou uma pessoa da federação",
  CREATE_ARENA: "Criou a arena",
  UPDATE_ARENA: "Alterou a arena",
  SUSPEND_ARENA: "Suspendeu a arena",
  REACTIVATE_ARENA: "Reativou a arena",
  HAND_OVER_ARENA: "Passou a arena a outra pessoa",
  ADD_ARENA_MANAGER: "Incluiu uma pessoa na gestão da arena",
  REMOVE_ARENA_MANAGER: "Retirou uma pessoa da gestão da arena",
  WITHDRAW_INVITATION: "Cancelou um convite para gerir",
  PROPOSE_AFFILIATION: "Propôs a filiação",
  ACCEPT_AFFILIATION: "Aceitou a filiação",
  REFUSE_AFFILIATION: "Recusou a filiação",
  WITHDRAW_AFFILIATION: "Cancelou a proposta de filiação",
  END_AFFILIATION: "Encerrou a filiação",
  VERIFY_CERTIFICATION: "Verificou uma certificação",
  UNDO_CERTIFICATION_CHECK: "Desfez a verificação de uma certificação",
  REMIND_OF_CERTIFICATION: "Lembrou um professor da validade de uma certificação",
  CREATE_CONTRACT: "Criou o contrato",
  UPDATE_CONTRACT: "Alterou o contrato",
  RENEW_CONTRACT: "Renovou o contrato",
  END_CONTRACT: "Encerrou o contrato",
  SEND_CONTRACT_DOCUMENT: "Enviou o documento do contrato",
  CREATE_API_KEY: "Criou uma chave de API",
  REVOKE_API_KEY: "Revogou uma chave de API",
  UPDATE_PLATFORM_CONTACTS: "Alterou os contatos da plataforma",
  SWITCH_SIGN_UPS: "Abriu ou fechou cadastros",
  UPDATE_MAINTENANCE_NOTICE: "Alterou o aviso de manutenção",
  RETRY_JOBS: "Tentou de novo as tarefas que falharam",
} as const;

export type AuditAction = keyof typeof auditActionLabel;
export const auditActions = Object.keys(auditActionLabel) as AuditAction[];

/** The kinds of object that an audited action can affect. */
export const auditSubjectKinds = ["USER", "ARENA", "FEDERATION", "PLATFORM"] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

export const auditSubjectLabel: Record<AuditSubjectKind, string> = {
  USER: "Usuário",
  ARENA: "Arena",
  FEDERATION: "Federação",
  PLATFORM: "Plataforma",
};

/** The audited values of an object, by their labels on the screens. */
export type AuditFields = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Replaces personal data. The audit log outlives the account, so it records that a value changed, but not the values.
 */
export const hiddenValue = "•••";

/**
 * The values that an action changed.
 * @param personal labels of the values that are personal data.
 * @returns only the changed values; null if nothing changed.
 */
export function changesOf(
  before: AuditFields,
  after: AuditFields,
  personal: readonly string[] = [],
): { before: AuditFields; after: AuditFields } | null {
  const changed = Object.keys({ ...before, ...after }).filter(
    (word) => (before[word] ?? null) !== (after[word] ?? null),
  );
  if (changed.length === 0) return null;
  const only = (values: AuditFields): AuditFields =>
    Object.fromEntries(
      changed.map((word) => {
        const value = values[word] ?? null;
        return [word, value !== null && personal.includes(word) ? hiddenValue : value];
      }),
    );
  return { before: only(before), after: only(after) };
}

/** A value as it is read. */
export const auditFieldsInWords = (value: AuditFields[string] | undefined): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? "Sim" : "Não";
  return String(value);
};
