import type { FederationRecord } from "./federation-record.rules";
import type { Transaction } from "../platform/database";
import { InvalidInput, type FieldProblem } from "../platform/errors";

/** @throws InvalidInput where another federation has the acronym or the CNPJ. @param exceptId whose they are already. */
export async function assertFederationFree(
  db: Transaction,
  { acronym, cnpj }: Pick<FederationRecord, "acronym" | "cnpj">,
  exceptId?: string,
): Promise<void> {
  const others = await db.federation.findMany({
    where: {
      OR: [{ acronym }, ...(cnpj === null ? [] : [{ cnpj }])],
      ...(exceptId === undefined ? {} : { id: { not: exceptId } }),
    },
    select: { acronym: true, cnpj: true },
  });
  const problems: FieldProblem[] = [];
  if (others.some((other) => other.acronym === acronym))
    problems.push({ path: ["acronym"], message: "Esta sigla já está cadastrada" });
  if (cnpj !== null && others.some((other) => other.cnpj === cnpj))
    problems.push({ path: ["cnpj"], message: "Este CNPJ já está cadastrado" });
  if (problems.length > 0) throw new InvalidInput(problems);
}
