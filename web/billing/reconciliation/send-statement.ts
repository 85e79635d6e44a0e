import {
  sendBankStatementPath,
  statementMediaType,
  type BankImport,
} from "../../../server/billing/bank/bank-import.rules";
import { accessToken } from "../../relay/access";

/** In bytes, the server's limit. */
const largest = 2 * 1024 * 1024;
const tooLarge = "O extrato deve ter até 2 MB: baixe um período menor no banco.";
const offline = "Não foi possível enviar. Verifique sua conexão e tente novamente.";

/**
 * Uploads a bank statement file unchanged.
 * @returns the import's result, or the reason for the refusal in one sentence.
 */
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
    const answer = (await response.json()) as BankImport | { errors?: { message?: string }[] };
    return "newLines" in answer ? { brought: answer } : { problem: answer.errors?.[0]?.message ?? offline };
  } catch {
    return { problem: offline };
  }
}
