-- CreateEnum
CREATE TYPE "parentesco" AS ENUM ('mãe', 'pai', 'avó ou avô', 'responsável legal');

-- CreateEnum
CREATE TYPE "status_responsavel" AS ENUM ('convidado', 'ativo', 'recusado', 'encerrado');

-- CreateTable
CREATE TABLE "responsaveis_atletas" (
    "id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "user_id" UUID,
    "email" TEXT,
    "parentesco" "parentesco" NOT NULL,
    "status" "status_responsavel" NOT NULL DEFAULT 'convidado',
    "arena_id" UUID,
    "convidado_por" UUID,
    "enviado_em" TIMESTAMPTZ(3) NOT NULL,
    "respondido_em" TIMESTAMPTZ(3),
    "encerrado_em" TIMESTAMPTZ(3),
    "nome_publico_desde" TIMESTAMPTZ(3),

    CONSTRAINT "responsaveis_atletas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "atos_responsaveis" (
    "id" UUID NOT NULL,
    "responsavel_atleta_id" UUID NOT NULL,
    "acao" TEXT NOT NULL,
    "em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "atos_responsaveis_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "responsaveis_atletas_aluno_id_idx" ON "responsaveis_atletas"("aluno_id");

-- CreateIndex
CREATE INDEX "responsaveis_atletas_user_id_idx" ON "responsaveis_atletas"("user_id");

-- CreateIndex
CREATE INDEX "responsaveis_atletas_email_idx" ON "responsaveis_atletas"("email");

-- CreateIndex
CREATE INDEX "responsaveis_atletas_arena_id_idx" ON "responsaveis_atletas"("arena_id");

-- CreateIndex
CREATE INDEX "responsaveis_atletas_convidado_por_idx" ON "responsaveis_atletas"("convidado_por");

-- CreateIndex
CREATE INDEX "atos_responsaveis_responsavel_atleta_id_id_idx" ON "atos_responsaveis"("responsavel_atleta_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "responsaveis_atletas" ADD CONSTRAINT "responsaveis_atletas_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "responsaveis_atletas" ADD CONSTRAINT "responsaveis_atletas_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "responsaveis_atletas" ADD CONSTRAINT "responsaveis_atletas_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "responsaveis_atletas" ADD CONSTRAINT "responsaveis_atletas_convidado_por_fkey" FOREIGN KEY ("convidado_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "atos_responsaveis" ADD CONSTRAINT "atos_responsaveis_responsavel_atleta_id_fkey" FOREIGN KEY ("responsavel_atleta_id") REFERENCES "responsaveis_atletas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of a minor and an account there is one bond, and one question open to an address, whoever asks and however fast.
CREATE UNIQUE INDEX "responsaveis_atletas_um_por_conta" ON "responsaveis_atletas"("aluno_id", "user_id") WHERE "status" = 'ativo';
CREATE UNIQUE INDEX "responsaveis_atletas_um_por_email" ON "responsaveis_atletas"("aluno_id", "email") WHERE "status" = 'convidado';
ALTER TABLE "responsaveis_atletas"
  ADD CONSTRAINT "responsaveis_atletas_email_minusculo" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "responsaveis_atletas_convite" CHECK ("status" <> 'convidado' OR ("email" IS NOT NULL AND "user_id" IS NULL AND "respondido_em" IS NULL)),
  ADD CONSTRAINT "responsaveis_atletas_ativo" CHECK ("status" <> 'ativo' OR ("user_id" IS NOT NULL AND "respondido_em" IS NOT NULL)),
  ADD CONSTRAINT "responsaveis_atletas_fim" CHECK (("status" = 'encerrado') = ("encerrado_em" IS NOT NULL)),
  ADD CONSTRAINT "responsaveis_atletas_nome" CHECK ("nome_publico_desde" IS NULL OR "status" = 'ativo');
