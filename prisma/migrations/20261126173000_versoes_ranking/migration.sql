-- CreateEnum
CREATE TYPE "janela_ranking" AS ENUM ('52_semanas', 'ano_civil');

-- CreateEnum
CREATE TYPE "mudanca_ranking" AS ENUM ('subiu', 'desceu', 'igual', 'novo', 'voltou');

-- DropIndex
DROP INDEX "posicoes_ranking_ranking_id_mes_ano_aluno_id_key";

-- DropIndex
DROP INDEX "resultados_ranking_ranking_id_categoria_id_aluno_id_key";

-- AlterTable
ALTER TABLE "posicoes_ranking" ADD COLUMN     "contados" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "desempate" TEXT,
ADD COLUMN     "eventos_jogados" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "mudanca" "mudanca_ranking" NOT NULL DEFAULT 'novo',
ADD COLUMN     "mudanca_posicoes" INTEGER,
ADD COLUMN     "registro" UUID,
ADD COLUMN     "titulos" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "unido_em" TIMESTAMPTZ(3),
ADD COLUMN     "versao_id" UUID;

-- AlterTable
ALTER TABLE "rankings" ADD COLUMN     "genero" "genero_categoria",
ADD COLUMN     "janela" "janela_ranking" NOT NULL DEFAULT '52_semanas',
ADD COLUMN     "percentuais" INTEGER[] DEFAULT ARRAY[10000, 6000, 3600, 1800, 900, 450, 225]::INTEGER[],
ADD COLUMN     "publicacao_automatica" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "resultados_ranking" ADD COLUMN     "correcao" UUID,
ADD COLUMN     "evento" TEXT,
ADD COLUMN     "faixa" "faixa_ranking",
ADD COLUMN     "lancado_em" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
ADD COLUMN     "lancado_por" UUID,
ADD COLUMN     "lancamento" UUID,
ADD COLUMN     "motivo" TEXT,
ADD COLUMN     "registro" UUID,
ADD COLUMN     "substituido_em" TIMESTAMPTZ(3),
ADD COLUMN     "unido_em" TIMESTAMPTZ(3),
ALTER COLUMN "categoria_id" DROP NOT NULL,
ALTER COLUMN "fase" DROP NOT NULL;

-- CreateTable
CREATE TABLE "versoes_ranking" (
    "id" UUID NOT NULL,
    "ranking_id" UUID NOT NULL,
    "mes_ano" DATE NOT NULL,
    "versao" INTEGER NOT NULL DEFAULT 1,
    "corrige_id" UUID,
    "motivo" TEXT,
    "melhores_resultados" INTEGER NOT NULL DEFAULT 10,
    "janela" "janela_ranking" NOT NULL DEFAULT '52_semanas',
    "fechado_em" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "publicado_em" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "publicado_por" UUID,

    CONSTRAINT "versoes_ranking_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "versoes_ranking_corrige_id_key" ON "versoes_ranking"("corrige_id");

-- CreateIndex
CREATE INDEX "versoes_ranking_publicado_por_idx" ON "versoes_ranking"("publicado_por");

-- CreateIndex
CREATE UNIQUE INDEX "versoes_ranking_ranking_id_mes_ano_versao_key" ON "versoes_ranking"("ranking_id", "mes_ano", "versao");

-- CreateIndex
CREATE INDEX "posicoes_ranking_versao_id_posicao_id_idx" ON "posicoes_ranking"("versao_id", "posicao", "id");

-- CreateIndex
CREATE INDEX "resultados_ranking_categoria_id_idx" ON "resultados_ranking"("categoria_id");

-- CreateIndex
CREATE INDEX "resultados_ranking_lancado_por_idx" ON "resultados_ranking"("lancado_por");

-- Months that were over are what was published; the one that runs was worked out anew with each event, and is again.
DELETE FROM "posicoes_ranking" WHERE "mes_ano" >= date_trunc('month', now() AT TIME ZONE 'America/Sao_Paulo')::date;
INSERT INTO "versoes_ranking" ("id", "ranking_id", "mes_ano", "melhores_resultados", "fechado_em", "publicado_em")
SELECT gen_random_uuid(), p."ranking_id", p."mes_ano", r."melhores_resultados", f.fim, f.fim
FROM (SELECT DISTINCT "ranking_id", "mes_ano" FROM "posicoes_ranking") p
  JOIN "rankings" r ON r."id" = p."ranking_id",
  LATERAL (SELECT (p."mes_ano" + interval '1 month') AT TIME ZONE 'America/Sao_Paulo' AS fim) f;
UPDATE "posicoes_ranking" p SET "versao_id" = v."id" FROM "versoes_ranking" v
WHERE v."ranking_id" = p."ranking_id" AND v."mes_ano" = p."mes_ano";
UPDATE "resultados_ranking" r SET "lancado_em" = r."data"::timestamp AT TIME ZONE 'America/Sao_Paulo',
  "faixa" = c."faixa_ranking"
FROM "categorias_campeonato" c WHERE c."id" = r."categoria_id";
UPDATE "rankings" SET "genero" = CASE WHEN "categoria" ILIKE '%masc%' THEN 'masculino'
  WHEN "categoria" ILIKE '%fem%' THEN 'feminino' WHEN "categoria" ILIKE '%mist%' THEN 'misto' END::"genero_categoria";
ALTER TABLE "posicoes_ranking" ALTER COLUMN "versao_id" SET NOT NULL;

-- AddForeignKey
ALTER TABLE "versoes_ranking" ADD CONSTRAINT "versoes_ranking_ranking_id_fkey" FOREIGN KEY ("ranking_id") REFERENCES "rankings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "versoes_ranking" ADD CONSTRAINT "versoes_ranking_corrige_id_fkey" FOREIGN KEY ("corrige_id") REFERENCES "versoes_ranking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "versoes_ranking" ADD CONSTRAINT "versoes_ranking_publicado_por_fkey" FOREIGN KEY ("publicado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posicoes_ranking" ADD CONSTRAINT "posicoes_ranking_versao_id_fkey" FOREIGN KEY ("versao_id") REFERENCES "versoes_ranking"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resultados_ranking" ADD CONSTRAINT "resultados_ranking_lancado_por_fkey" FOREIGN KEY ("lancado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One place per version for whoever was somebody then, one standing result per event.
CREATE UNIQUE INDEX "posicoes_ranking_uma_por_versao"
  ON "posicoes_ranking" ("versao_id", (coalesce("registro", "aluno_id")));
CREATE UNIQUE INDEX "resultados_ranking_um_por_evento"
  ON "resultados_ranking" ("ranking_id", (coalesce("categoria_id", "lancamento")), "aluno_id")
  WHERE "substituido_em" IS NULL;

ALTER TABLE "rankings"
  ADD CONSTRAINT "rankings_melhores" CHECK ("melhores_resultados" BETWEEN 1 AND 100),
  ADD CONSTRAINT "rankings_percentuais" CHECK (cardinality("percentuais") = 7 AND 0 <= ALL ("percentuais") AND 10000 >= ALL ("percentuais"));
ALTER TABLE "versoes_ranking"
  ADD CONSTRAINT "versoes_ranking_mes" CHECK (extract(day FROM "mes_ano") = 1),
  ADD CONSTRAINT "versoes_ranking_correcao" CHECK (
    CASE WHEN "versao" = 1 THEN num_nonnulls("corrige_id", "motivo") = 0
    ELSE "versao" > 1 AND num_nonnulls("corrige_id", "motivo") = 2 END);
ALTER TABLE "resultados_ranking"
  ADD CONSTRAINT "resultados_ranking_origem" CHECK (
    num_nonnulls("categoria_id", "lancamento") = 1 AND ("lancamento" IS NULL) = ("evento" IS NULL)),
  ADD CONSTRAINT "resultados_ranking_motivo" CHECK ("lancamento" IS NULL OR "motivo" IS NOT NULL);

-- What was published never changes: not its rows, and none is added or taken away. Only whose record it is may follow the
-- person, and what it was is kept; with the ranking, or the person, all of it goes.
CREATE FUNCTION versao_ranking_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
        RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND NEW."publicado_por" IS NULL
        AND to_jsonb(NEW) - 'publicado_por' = to_jsonb(OLD) - 'publicado_por' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'versoes_ranking: what was published is neither changed nor deleted';
END $$;
CREATE TRIGGER versoes_ranking_nao_mudam BEFORE UPDATE OR DELETE ON "versoes_ranking"
    FOR EACH ROW EXECUTE FUNCTION versao_ranking_nao_muda();

CREATE FUNCTION mesmo_registro(antes jsonb, depois jsonb, variam text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT depois - variam - '{aluno_id,registro,unido_em}'::text[] = antes - variam - '{aluno_id,registro,unido_em}'::text[]
      AND depois->>'registro' IS NOT DISTINCT FROM CASE
        WHEN depois->>'aluno_id' = antes->>'aluno_id' THEN antes->>'registro'
        ELSE coalesce(antes->>'registro', antes->>'aluno_id') END
$$;

CREATE FUNCTION posicao_ranking_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
        RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND mesmo_registro(to_jsonb(OLD), to_jsonb(NEW), '{}') THEN
        RETURN NEW;
    END IF;
    IF TG_OP = 'INSERT' AND EXISTS (SELECT 1 FROM "versoes_ranking" v WHERE v."id" = NEW."versao_id"
        AND v.xmin = pg_current_xact_id()::xid) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'posicoes_ranking: what was published is not written anew';
END $$;
CREATE TRIGGER posicoes_ranking_nao_mudam BEFORE INSERT OR UPDATE OR DELETE ON "posicoes_ranking"
    FOR EACH ROW EXECUTE FUNCTION posicao_ranking_nao_muda();

CREATE FUNCTION resultado_ranking_nao_muda() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
        RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND mesmo_registro(to_jsonb(OLD), to_jsonb(NEW), '{substituido_em,lancado_por}')
        AND (OLD."substituido_em" IS NULL OR NEW."substituido_em" IS NOT DISTINCT FROM OLD."substituido_em")
        AND (NEW."lancado_por" IS NULL OR NEW."lancado_por" IS NOT DISTINCT FROM OLD."lancado_por") THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'resultados_ranking: another result takes the place of one that was entered';
END $$;
CREATE TRIGGER resultados_ranking_nao_mudam BEFORE UPDATE OR DELETE ON "resultados_ranking"
    FOR EACH ROW EXECUTE FUNCTION resultado_ranking_nao_muda();
