-- CreateEnum
CREATE TYPE "tipo_anotacao" AS ENUM ('geral', 'tecnica', 'tatica', 'fisico');

-- CreateEnum
CREATE TYPE "situacao_sugestao" AS ENUM ('aguardando', 'aceita', 'agora_nao', 'substituida');

-- CreateTable
CREATE TABLE "anotacoes_progresso" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "professor_id" UUID NOT NULL,
    "chave" UUID NOT NULL,
    "tipo" "tipo_anotacao" NOT NULL DEFAULT 'geral',
    "texto" TEXT NOT NULL,
    "mostrar_ao_atleta" BOOLEAN NOT NULL DEFAULT false,
    "nivel_sugerido" "nivel_atleta",
    "sugestao" "situacao_sugestao",
    "respondida_em" TIMESTAMPTZ(3),
    "respondida_por" UUID,
    "escrita_em" TIMESTAMPTZ(3) NOT NULL,
    "corrigida_em" TIMESTAMPTZ(3),

    CONSTRAINT "anotacoes_progresso_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "anotacoes_progresso_aluno_id_escrita_em_idx" ON "anotacoes_progresso"("aluno_id", "escrita_em" DESC);

-- CreateIndex
CREATE INDEX "anotacoes_progresso_arena_id_sugestao_id_idx" ON "anotacoes_progresso"("arena_id", "sugestao", "id");

-- CreateIndex
CREATE INDEX "anotacoes_progresso_respondida_por_idx" ON "anotacoes_progresso"("respondida_por");

-- CreateIndex
CREATE UNIQUE INDEX "anotacoes_progresso_professor_id_chave_key" ON "anotacoes_progresso"("professor_id", "chave");

-- AddForeignKey
ALTER TABLE "anotacoes_progresso" ADD CONSTRAINT "anotacoes_progresso_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "anotacoes_progresso" ADD CONSTRAINT "anotacoes_progresso_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "anotacoes_progresso" ADD CONSTRAINT "anotacoes_progresso_professor_id_fkey" FOREIGN KEY ("professor_id") REFERENCES "professores"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "anotacoes_progresso" ADD CONSTRAINT "anotacoes_progresso_respondida_por_fkey" FOREIGN KEY ("respondida_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A note is short and never empty; what is suggested has a state, and what was answered says when.
ALTER TABLE "anotacoes_progresso" ADD CONSTRAINT "anotacoes_progresso_texto_curto" CHECK (char_length("texto") BETWEEN 1 AND 1000);
ALTER TABLE "anotacoes_progresso" ADD CONSTRAINT "anotacoes_progresso_sugestao_inteira" CHECK (("nivel_sugerido" IS NULL) = ("sugestao" IS NULL));
ALTER TABLE "anotacoes_progresso" ADD CONSTRAINT "anotacoes_progresso_resposta_com_dia" CHECK (coalesce("sugestao" IN ('aceita', 'agora_nao'), false) = ("respondida_em" IS NOT NULL));
