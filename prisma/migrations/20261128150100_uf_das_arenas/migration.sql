-- AlterTable
ALTER TABLE "arenas" ADD COLUMN     "uf" CHAR(2);

-- Most addresses end with their state, before the postal code where there is one: "…, Florianópolis, SC, 88015-700".
UPDATE "arenas" SET "uf" = upper((regexp_match("endereco_completo",
  '[-/,]\s*(AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)\s*([-,.]?\s*(CEP:?\s*)?[0-9]{5}-?[0-9]{3})?\.?\s*$'))[1]);
