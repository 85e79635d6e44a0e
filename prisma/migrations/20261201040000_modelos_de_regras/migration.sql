-- The rules of a tournament under a name, from which an arena makes others.
CREATE TABLE "modelos_regras" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "regras" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "modelos_regras_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "modelos_regras_arena_id_nome_key" ON "modelos_regras"("arena_id", "nome");

ALTER TABLE "modelos_regras" ADD CONSTRAINT "modelos_regras_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;
