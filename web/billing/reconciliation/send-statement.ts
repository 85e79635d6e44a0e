import {
  sendBankStatementPath,
  statementMediaType,
  type BankImport,
} from "../../../server/billing/bank/bank-import.rules";
import { accessToken } from "../../relay/access";

/** In bytes, as the server takes it. */
const largest = 2 * 1024 * 1024;
const tooLarge = "O extrato deve ter até 2 MB: baixe um período menor no banco.";
const offline = "Não foi possível enviar. Verifique sua conexão e tente novamente.";

/** Sends a bank's file as it is. @returns what it brought, or in one sentence why it was not taken. */
export async function sendStatement(
  arenaKey: string,
  file: File,
): Promise<{ brought: BankImport } | { problem: string }> {
  if (file.size > largest) return { problem: tooLarge };
  try {
    const token = await accessToken();
    const response = await fetch(`${sendBankStatementPath(arenaKey)}?nome=${encodeURIComponent(file.name)}`, {
      method: "PUT",
      body: file,
      headers: {
        "Content-Type": statementMediaType,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    });
    const told = (await response.json()) as BankImport | { errors?: { message?: string }[] };
    return "newLines" in told ? { brought: told } : { problem: told.errors?.[0]?.message ?? offline };
  } catch {
    return { problem: offline };
  }
}
