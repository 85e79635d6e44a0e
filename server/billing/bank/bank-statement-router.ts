import { Router } from "express";
import { bankFileUpload } from "../bank-file-upload";
import { largestStatement, statementProblem } from "../bank-statement.rules";
import { sendBankStatementPath, statementMediaProblem, statementMediaType } from "./bank-line.rules";
import { importBankStatement } from "./bank-line.action";

export type BankStatementOptions = Pick<Parameters<typeof bankFileUpload>[0], "contextFor">;

/** PUT /extratos/arenas/:key?nome=…, for managers of the arena. */
export function bankStatementRouter({ contextFor }: BankStatementOptions): Router {
  const router = Router();
  router.put(
    sendBankStatementPath(":key"),
    bankFileUpload({
      contextFor,
      signIn: "Entre para importar o extrato da arena.",
      mediaType: statementMediaType,
      largest: largestStatement,
      says: {
        otherType: `${statementMediaProblem}.`,
        tooLarge: `${statementProblem.tooLarge}.`,
        none: `${statementProblem.noStatement}.`,
      },
      take: importBankStatement,
    }),
  );
  return router;
}
