import { expect, test } from "vitest";
import { faultsIn } from "./migration-faults";

test.each([
  [`DROP TABLE "salas";`, 1],
  [`ALTER TABLE "arenas" DROP COLUMN "cor";`, 1],
  [`ALTER TABLE "arenas" RENAME COLUMN "cor" TO "tom";`, 1],
  [`ALTER TABLE "arenas" ALTER COLUMN "cor" SET DATA TYPE INTEGER;`, 1],
  [`ALTER TABLE "arenas" ADD COLUMN "cor" TEXT NOT NULL;`, 1],
  [`ALTER TABLE "arenas" ADD COLUMN "cor" TEXT NOT NULL DEFAULT 'azul';`, 0],
  [`ALTER TABLE "arenas" ADD COLUMN "cor" TEXT;`, 0],
  [`CREATE INDEX "a_idx" ON "arenas"("cor");`, 0],
  [`CREATE INDEX "f_idx" ON "faturamento"("valor");`, 1],
  [`ALTER TABLE "faturamento" ADD CONSTRAINT "f" CHECK ("valor" > 0);`, 1],
  [`ALTER TABLE "faturamento" ADD CONSTRAINT "f" CHECK ("valor" > 0) NOT VALID;`, 0],
  [`ALTER TABLE "faturamento" ALTER COLUMN "valor" SET NOT NULL;`, 1],
  [`UPDATE "lancamentos" SET "dia" = now();`, 1],
  [`UPDATE "arenas" SET "cor" = 'azul';`, 0],
])("%s", (sql, count) => {
  expect(faultsIn(sql)).toHaveLength(count);
});

test("allows a statement with a reason and any change of a new table, and does not split function bodies", () => {
  expect(faultsIn(`-- allowed: nobody has written to it since March\nDROP TABLE "salas";`)).toEqual([]);
  expect(faultsIn(`-- allowed: \nDROP TABLE "salas";`)).toHaveLength(1);
  expect(faultsIn(`CREATE TABLE "emails" ("id" UUID);\nCREATE INDEX "e" ON "emails"("id");`)).toEqual([]);
  expect(
    faultsIn(`CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN\n  DELETE FROM emails;\nEND $$;`),
  ).toEqual([]);
});
