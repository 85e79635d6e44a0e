-- CreateTable
CREATE TABLE "pedidos_relatorio" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "professor_id" UUID NOT NULL,
    "prazo" DATE NOT NULL,
    "pedido_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pedidos_relatorio_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "pedidos_relatorio_aluno_id_arena_id_professor_id_key" ON "pedidos_relatorio"("aluno_id", "arena_id", "professor_id");

-- CreateIndex
CREATE INDEX "pedidos_relatorio_professor_id_idx" ON "pedidos_relatorio"("professor_id");

-- CreateIndex
CREATE INDEX "pedidos_relatorio_arena_id_idx" ON "pedidos_relatorio"("arena_id");

-- AddForeignKey
ALTER TABLE "pedidos_relatorio" ADD CONSTRAINT "pedidos_relatorio_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pedidos_relatorio" ADD CONSTRAINT "pedidos_relatorio_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pedidos_relatorio" ADD CONSTRAINT "pedidos_relatorio_professor_id_fkey" FOREIGN KEY ("professor_id") REFERENCES "professores"("id") ON DELETE CASCADE ON UPDATE CASCADE;
