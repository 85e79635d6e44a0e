-- CreateEnum
CREATE TYPE "genero_atleta" AS ENUM ('masculino', 'feminino');

-- CreateEnum
CREATE TYPE "tipo_ocupacao" AS ENUM ('locacao', 'bloqueio');

-- CreateEnum
CREATE TYPE "formato_chaveamento" AS ENUM ('grupos_eliminatoria', 'eliminatoria', 'todos_contra_todos', 'dupla_eliminacao');

-- CreateEnum
CREATE TYPE "fase_jogo" AS ENUM ('grupo', 'principal', 'terceiro_lugar', 'perdedores', 'grande_final', 'consolacao');

-- CreateEnum
CREATE TYPE "formato_jogo" AS ENUM ('ONE_SET', 'BEST_OF_3_MTB10', 'BEST_OF_3_MTB7', 'BEST_OF_3', 'FIXED_GAMES', 'TIMED');

-- CreateEnum
CREATE TYPE "criterio_desempate" AS ENUM ('confronto_direto', 'saldo_sets', 'saldo_games', 'percentual_sets', 'percentual_games', 'games_ganhos');

-- CreateEnum
CREATE TYPE "faixa_ranking" AS ENUM ('G1500', 'G1000', 'G500', 'G250', 'G100');

-- CreateEnum
CREATE TYPE "status_convite" AS ENUM ('pendente', 'aceito', 'recusado', 'cancelado');

-- AlterEnum
ALTER TYPE "desfecho_jogo" ADD VALUE 'bye';

-- AlterEnum


ALTER TYPE "status_inscricao" ADD VALUE 'procurando_dupla';
ALTER TYPE "status_inscricao" ADD VALUE 'convidada';
ALTER TYPE "status_inscricao" ADD VALUE 'aguardando_pagamento';
ALTER TYPE "status_inscricao" ADD VALUE 'lista_de_espera';
ALTER TYPE "status_inscricao" ADD VALUE 'expirado';

-- AlterEnum


ALTER TYPE "status_jogo" ADD VALUE 'chamado';
ALTER TYPE "status_jogo" ADD VALUE 'em_andamento';

-- DropForeignKey
ALTER TABLE "faturamento" DROP CONSTRAINT "faturamento_arena_id_fkey";

-- DropIndex
DROP INDEX "inscricoes_torneios_torneio_id_aluno_id_key";

-- DropIndex
DROP INDEX "jogos_torneio_id_rodada_ordem_key";

-- AlterTable
ALTER TABLE "alunos" ADD COLUMN     "genero" "genero_atleta";

-- AlterTable
ALTER TABLE "arenas" ADD COLUMN     "chave_pix" TEXT,
ADD COLUMN     "cidade" TEXT;

-- AlterTable
ALTER TABLE "aulas_professor" ADD COLUMN     "quadra_id" UUID;

-- AlterTable
ALTER TABLE "categorias_campeonato" ADD COLUMN     "classificados_por_grupo" INTEGER NOT NULL DEFAULT 2,
ADD COLUMN     "consolacao" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "criterios_desempate" "criterio_desempate"[] DEFAULT ARRAY['saldo_sets', 'saldo_games', 'percentual_sets', 'percentual_games']::"criterio_desempate"[],
ADD COLUMN     "encerrada_em" TIMESTAMPTZ(3),
ADD COLUMN     "faixa_ranking" "faixa_ranking",
ADD COLUMN     "formato_chaveamento" "formato_chaveamento" NOT NULL DEFAULT 'grupos_eliminatoria',
ADD COLUMN     "formato_jogo" "formato_jogo" NOT NULL DEFAULT 'ONE_SET',
ADD COLUMN     "formato_jogo_eliminatoria" "formato_jogo",
ADD COLUMN     "formato_set" "formato_set",
ADD COLUMN     "formato_set_eliminatoria" "formato_set",
ADD COLUMN     "games_fixos" INTEGER,
ADD COLUMN     "ranking_id" UUID,
ADD COLUMN     "tamanho_grupo" INTEGER,
ADD COLUMN     "terceiro_lugar" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "wo_elimina" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "duplas_torneios" ADD COLUMN     "cabeca_de_chave" INTEGER;

-- AlterTable
ALTER TABLE "faturamento" ADD COLUMN     "inscricao_id" UUID,
ADD COLUMN     "pago_em" TIMESTAMPTZ(3),
ADD COLUMN     "vencimento" DATE,
ALTER COLUMN "arena_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "inscricoes_torneios" ADD COLUMN     "baixa_por" UUID,
ADD COLUMN     "cancelado_em" TIMESTAMPTZ(3),
ADD COLUMN     "excecao_em" TIMESTAMPTZ(3),
ADD COLUMN     "excecao_motivo" TEXT,
ADD COLUMN     "excecao_por" UUID,
ADD COLUMN     "motivo_posicao" TEXT,
ADD COLUMN     "pago_em" TIMESTAMPTZ(3),
ADD COLUMN     "reembolso_centavos" INTEGER,
ADD COLUMN     "vence_em" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "jogos" ADD COLUMN     "chamado_em" TIMESTAMPTZ(3),
ADD COLUMN     "data_jogo_fim" TIMESTAMPTZ(3),
ADD COLUMN     "dupla_1_id" UUID,
ADD COLUMN     "dupla_2_id" UUID,
ADD COLUMN     "fase" "fase_jogo",
ADD COLUMN     "grupo" INTEGER,
ADD COLUMN     "iniciado_em" TIMESTAMPTZ(3),
ADD COLUMN     "numero" INTEGER,
ADD COLUMN     "observacoes" TEXT,
ADD COLUMN     "origem_lado_1" TEXT,
ADD COLUMN     "origem_lado_2" TEXT,
ADD COLUMN     "revisao" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "rankings" ADD COLUMN     "melhores_resultados" INTEGER NOT NULL DEFAULT 10;

-- AlterTable
ALTER TABLE "torneios" ADD COLUMN     "descanso_minimo_minutos" INTEGER NOT NULL DEFAULT 20,
ADD COLUMN     "duracao_jogo_minutos" INTEGER NOT NULL DEFAULT 40,
ADD COLUMN     "prazo_pagamento_dias" INTEGER NOT NULL DEFAULT 3,
ADD COLUMN     "publico" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reembolso_integral_dias" INTEGER NOT NULL DEFAULT 7,
ADD COLUMN     "reembolso_tardio_percentual" INTEGER NOT NULL DEFAULT 50,
ADD COLUMN     "revisao" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "locacoes" (
    "id" UUID NOT NULL,
    "quadra_id" UUID NOT NULL,
    "tipo" "tipo_ocupacao" NOT NULL,
    "descricao" TEXT NOT NULL,
    "inicio" TIMESTAMPTZ(3) NOT NULL,
    "fim" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "locacoes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resultados_ranking" (
    "id" UUID NOT NULL,
    "ranking_id" UUID NOT NULL,
    "categoria_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "fase" TEXT NOT NULL,
    "pontos" INTEGER NOT NULL,
    "data" DATE NOT NULL,

    CONSTRAINT "resultados_ranking_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "convites_dupla" (
    "id" UUID NOT NULL,
    "inscricao_id" UUID NOT NULL,
    "nome_convidado" TEXT,
    "email_convidado" TEXT,
    "token_hash" TEXT NOT NULL,
    "status" "status_convite" NOT NULL DEFAULT 'pendente',
    "expira_em" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "convites_dupla_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chaveamentos" (
    "id" UUID NOT NULL,
    "categoria_id" UUID NOT NULL,
    "formato" "formato_chaveamento" NOT NULL,
    "classificados_por_grupo" INTEGER NOT NULL,
    "tamanho_grupo" INTEGER,
    "terceiro_lugar" BOOLEAN NOT NULL,
    "consolacao" BOOLEAN NOT NULL,
    "letras_por_resultado" BOOLEAN NOT NULL,
    "semente_sorteio" TEXT NOT NULL,
    "sorteado_em" TIMESTAMPTZ(3) NOT NULL,
    "sorteado_por" UUID,

    CONSTRAINT "chaveamentos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chaveamentos_duplas" (
    "chaveamento_id" UUID NOT NULL,
    "dupla_id" UUID NOT NULL,
    "cabeca_de_chave" INTEGER,
    "grupo" INTEGER,
    "assento" INTEGER NOT NULL,
    "sorteio_desempate" INTEGER NOT NULL,

    CONSTRAINT "chaveamentos_duplas_pkey" PRIMARY KEY ("chaveamento_id","dupla_id")
);

-- CreateTable
CREATE TABLE "historico_resultados" (
    "id" UUID NOT NULL,
    "jogo_id" UUID NOT NULL,
    "versao" INTEGER NOT NULL,
    "desfecho" "desfecho_jogo",
    "lado_vencedor" INTEGER,
    "placar" TEXT NOT NULL,
    "lado_1" TEXT NOT NULL,
    "lado_2" TEXT NOT NULL,
    "motivo" TEXT,
    "registrado_por" UUID,
    "registrado_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "historico_resultados_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "links_placar" (
    "id" UUID NOT NULL,
    "jogo_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "criado_por" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revogado_em" TIMESTAMPTZ(3),

    CONSTRAINT "links_placar_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "arbitros_torneios" (
    "id" UUID NOT NULL,
    "torneio_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "nomeado_em" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "arbitros_torneios_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "horarios_quadras_torneios" (
    "id" UUID NOT NULL,
    "torneio_id" UUID NOT NULL,
    "quadra_id" UUID NOT NULL,
    "inicio" TIMESTAMPTZ(3) NOT NULL,
    "fim" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "horarios_quadras_torneios_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "indisponibilidades" (
    "id" UUID NOT NULL,
    "inscricao_id" UUID NOT NULL,
    "inicio" TIMESTAMPTZ(3) NOT NULL,
    "fim" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "indisponibilidades_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "locacoes_quadra_id_inicio_idx" ON "locacoes"("quadra_id", "inicio");

-- CreateIndex
CREATE INDEX "resultados_ranking_ranking_id_data_aluno_id_idx" ON "resultados_ranking"("ranking_id", "data", "aluno_id");

-- CreateIndex
CREATE INDEX "resultados_ranking_aluno_id_idx" ON "resultados_ranking"("aluno_id");

-- CreateIndex
CREATE UNIQUE INDEX "resultados_ranking_ranking_id_categoria_id_aluno_id_key" ON "resultados_ranking"("ranking_id", "categoria_id", "aluno_id");

-- CreateIndex
CREATE UNIQUE INDEX "convites_dupla_token_hash_key" ON "convites_dupla"("token_hash");

-- CreateIndex
CREATE INDEX "convites_dupla_inscricao_id_idx" ON "convites_dupla"("inscricao_id");

-- CreateIndex
CREATE INDEX "convites_dupla_email_convidado_idx" ON "convites_dupla"("email_convidado");

-- CreateIndex
CREATE UNIQUE INDEX "chaveamentos_categoria_id_key" ON "chaveamentos"("categoria_id");

-- CreateIndex
CREATE UNIQUE INDEX "chaveamentos_duplas_dupla_id_key" ON "chaveamentos_duplas"("dupla_id");

-- CreateIndex
CREATE UNIQUE INDEX "chaveamentos_duplas_chaveamento_id_sorteio_desempate_key" ON "chaveamentos_duplas"("chaveamento_id", "sorteio_desempate");

-- CreateIndex
CREATE UNIQUE INDEX "historico_resultados_jogo_id_versao_key" ON "historico_resultados"("jogo_id", "versao");

-- CreateIndex
CREATE UNIQUE INDEX "links_placar_token_hash_key" ON "links_placar"("token_hash");

-- CreateIndex
CREATE INDEX "links_placar_jogo_id_idx" ON "links_placar"("jogo_id");

-- CreateIndex
CREATE INDEX "arbitros_torneios_user_id_idx" ON "arbitros_torneios"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "arbitros_torneios_torneio_id_user_id_key" ON "arbitros_torneios"("torneio_id", "user_id");

-- CreateIndex
CREATE INDEX "horarios_quadras_torneios_torneio_id_inicio_idx" ON "horarios_quadras_torneios"("torneio_id", "inicio");

-- CreateIndex
CREATE INDEX "horarios_quadras_torneios_quadra_id_idx" ON "horarios_quadras_torneios"("quadra_id");

-- CreateIndex
CREATE INDEX "indisponibilidades_inscricao_id_idx" ON "indisponibilidades"("inscricao_id");

-- CreateIndex
CREATE INDEX "aulas_professor_quadra_id_idx" ON "aulas_professor"("quadra_id");

-- CreateIndex
CREATE UNIQUE INDEX "faturamento_inscricao_id_key" ON "faturamento"("inscricao_id");

-- CreateIndex
CREATE INDEX "inscricoes_torneios_status_vence_em_idx" ON "inscricoes_torneios"("status", "vence_em");

-- CreateIndex
CREATE UNIQUE INDEX "inscricoes_torneios_torneio_id_categoria_id_aluno_id_key" ON "inscricoes_torneios"("torneio_id", "categoria_id", "aluno_id") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "jogos_torneio_id_categoria_id_fase_grupo_rodada_ordem_key" ON "jogos"("torneio_id", "categoria_id", "fase", "grupo", "rodada", "ordem") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "jogos_categoria_id_numero_key" ON "jogos"("categoria_id", "numero");

-- AddForeignKey
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_inscricao_id_fkey" FOREIGN KEY ("inscricao_id") REFERENCES "inscricoes_torneios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "locacoes" ADD CONSTRAINT "locacoes_quadra_id_fkey" FOREIGN KEY ("quadra_id") REFERENCES "quadras"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "aulas_professor" ADD CONSTRAINT "aulas_professor_quadra_id_fkey" FOREIGN KEY ("quadra_id") REFERENCES "quadras"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resultados_ranking" ADD CONSTRAINT "resultados_ranking_ranking_id_fkey" FOREIGN KEY ("ranking_id") REFERENCES "rankings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resultados_ranking" ADD CONSTRAINT "resultados_ranking_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_campeonato"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resultados_ranking" ADD CONSTRAINT "resultados_ranking_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "categorias_campeonato" ADD CONSTRAINT "categorias_campeonato_ranking_id_fkey" FOREIGN KEY ("ranking_id") REFERENCES "rankings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "convites_dupla" ADD CONSTRAINT "convites_dupla_inscricao_id_fkey" FOREIGN KEY ("inscricao_id") REFERENCES "inscricoes_torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chaveamentos" ADD CONSTRAINT "chaveamentos_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_campeonato"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chaveamentos_duplas" ADD CONSTRAINT "chaveamentos_duplas_chaveamento_id_fkey" FOREIGN KEY ("chaveamento_id") REFERENCES "chaveamentos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chaveamentos_duplas" ADD CONSTRAINT "chaveamentos_duplas_dupla_id_fkey" FOREIGN KEY ("dupla_id") REFERENCES "duplas_torneios"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jogos" ADD CONSTRAINT "jogos_dupla_1_id_fkey" FOREIGN KEY ("dupla_1_id") REFERENCES "duplas_torneios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jogos" ADD CONSTRAINT "jogos_dupla_2_id_fkey" FOREIGN KEY ("dupla_2_id") REFERENCES "duplas_torneios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "historico_resultados" ADD CONSTRAINT "historico_resultados_jogo_id_fkey" FOREIGN KEY ("jogo_id") REFERENCES "jogos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "links_placar" ADD CONSTRAINT "links_placar_jogo_id_fkey" FOREIGN KEY ("jogo_id") REFERENCES "jogos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "arbitros_torneios" ADD CONSTRAINT "arbitros_torneios_torneio_id_fkey" FOREIGN KEY ("torneio_id") REFERENCES "torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "arbitros_torneios" ADD CONSTRAINT "arbitros_torneios_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "horarios_quadras_torneios" ADD CONSTRAINT "horarios_quadras_torneios_torneio_id_fkey" FOREIGN KEY ("torneio_id") REFERENCES "torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "horarios_quadras_torneios" ADD CONSTRAINT "horarios_quadras_torneios_quadra_id_fkey" FOREIGN KEY ("quadra_id") REFERENCES "quadras"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "indisponibilidades" ADD CONSTRAINT "indisponibilidades_inscricao_id_fkey" FOREIGN KEY ("inscricao_id") REFERENCES "inscricoes_torneios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a tournament with one category already holds belongs to it.
UPDATE "inscricoes_torneios" AS i SET "categoria_id" = c."id" FROM "categorias_campeonato" AS c
  WHERE i."categoria_id" IS NULL AND c."campeonato_id" = i."torneio_id"
    AND NOT EXISTS (SELECT FROM "categorias_campeonato" AS o WHERE o."campeonato_id" = c."campeonato_id" AND o."id" <> c."id");
UPDATE "duplas_torneios" AS d SET "categoria_id" = c."id" FROM "categorias_campeonato" AS c
  WHERE d."categoria_id" IS NULL AND c."campeonato_id" = d."torneio_id"
    AND NOT EXISTS (SELECT FROM "categorias_campeonato" AS o WHERE o."campeonato_id" = c."campeonato_id" AND o."id" <> c."id");
UPDATE "jogos" AS j SET "categoria_id" = c."id" FROM "categorias_campeonato" AS c
  WHERE j."categoria_id" IS NULL AND c."campeonato_id" = j."torneio_id"
    AND NOT EXISTS (SELECT FROM "categorias_campeonato" AS o WHERE o."campeonato_id" = c."campeonato_id" AND o."id" <> c."id");

-- What the schema language cannot say: values that no code may ever write.
CREATE EXTENSION IF NOT EXISTS btree_gist;
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_dono" CHECK ("arena_id" IS NOT NULL OR "torneio_id" IS NOT NULL OR "inscricao_id" IS NULL);
ALTER TABLE "torneios" ADD CONSTRAINT "torneios_prazos" CHECK ("prazo_pagamento_dias" BETWEEN 1 AND 60
    AND "reembolso_integral_dias" >= 0 AND "reembolso_tardio_percentual" BETWEEN 0 AND 100),
  ADD CONSTRAINT "torneios_programacao" CHECK ("duracao_jogo_minutos" BETWEEN 5 AND 240 AND "descanso_minimo_minutos" BETWEEN 0 AND 480
    AND "revisao" >= 0);
ALTER TABLE "categorias_campeonato" ADD CONSTRAINT "categorias_chaveamento" CHECK ("classificados_por_grupo" BETWEEN 1 AND 4
    AND "tamanho_grupo" BETWEEN 3 AND 8 AND "games_fixos" BETWEEN 1 AND 99),
  ADD CONSTRAINT "categorias_ranking" CHECK (("ranking_id" IS NULL) OR ("faixa_ranking" IS NOT NULL));
ALTER TABLE "duplas_torneios" ADD CONSTRAINT "duplas_cabeca_de_chave" CHECK ("cabeca_de_chave" >= 1);
ALTER TABLE "inscricoes_torneios" ADD CONSTRAINT "inscricoes_excecao" CHECK (("excecao_motivo" IS NULL) = ("excecao_em" IS NULL)),
  ADD CONSTRAINT "inscricoes_reembolso" CHECK ("reembolso_centavos" BETWEEN 0 AND "valor_centavos");
ALTER TABLE "convites_dupla" ADD CONSTRAINT "convites_dupla_email_minusculo" CHECK ("email_convidado" = lower("email_convidado")),
  ADD CONSTRAINT "convites_dupla_alguem" CHECK (num_nonnulls("nome_convidado", "email_convidado") >= 1);
ALTER TABLE "chaveamentos_duplas" ADD CONSTRAINT "chaveamentos_duplas_valores" CHECK ("cabeca_de_chave" >= 1 AND "grupo" >= 0
    AND "assento" >= 1 AND "sorteio_desempate" >= 1);
ALTER TABLE "jogos" ADD CONSTRAINT "jogos_chaveamento" CHECK ("grupo" >= 0 AND "numero" >= 1 AND "revisao" >= 0
    AND ("fase" IS NULL) = ("numero" IS NULL) AND ("fase" IS NULL) = ("origem_lado_1" IS NULL) AND ("fase" IS NULL) = ("origem_lado_2" IS NULL)
    AND ("dupla_1_id" IS NULL OR "dupla_2_id" IS NULL OR "dupla_1_id" <> "dupla_2_id")),
  ADD CONSTRAINT "jogos_horario" CHECK ("data_jogo_fim" > "data_jogo"),
  ADD CONSTRAINT "jogos_quadra_livre" EXCLUDE USING gist ("quadra_id" WITH =, tstzrange("data_jogo", "data_jogo_fim", '[)') WITH &&)
    WHERE ("quadra_id" IS NOT NULL AND "data_jogo" IS NOT NULL AND "data_jogo_fim" IS NOT NULL AND "status" NOT IN ('realizado', 'cancelado'));
ALTER TABLE "resultados_ranking" ADD CONSTRAINT "resultados_ranking_valores" CHECK ("pontos" >= 0
    AND "fase" IN ('W', 'F', 'SF', 'QF', 'R16', 'R32', 'GROUP'));
ALTER TABLE "horarios_quadras_torneios" ADD CONSTRAINT "horarios_quadras_ordem" CHECK ("fim" > "inicio"),
  ADD CONSTRAINT "horarios_quadras_sem_sobreposicao" EXCLUDE USING gist ("torneio_id" WITH =, "quadra_id" WITH =, tstzrange("inicio", "fim", '[)') WITH &&);
ALTER TABLE "indisponibilidades" ADD CONSTRAINT "indisponibilidades_ordem" CHECK ("fim" > "inicio");
ALTER TABLE "locacoes" ADD CONSTRAINT "locacoes_ordem" CHECK ("fim" > "inicio"),
  ADD CONSTRAINT "locacoes_sem_sobreposicao" EXCLUDE USING gist ("quadra_id" WITH =, tstzrange("inicio", "fim", '[)') WITH &&);
