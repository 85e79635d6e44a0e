-- CreateTable
CREATE TABLE "gestores_arenas" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "ativo" BOOLEAN NOT NULL DEFAULT true,
    "data_nomeacao" DATE NOT NULL,

    CONSTRAINT "gestores_arenas_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "gestores_arenas_arena_id_idx" ON "gestores_arenas"("arena_id");

-- CreateIndex
CREATE UNIQUE INDEX "gestores_arenas_user_id_arena_id_key" ON "gestores_arenas"("user_id", "arena_id");

-- AddForeignKey
ALTER TABLE "gestores_arenas" ADD CONSTRAINT "gestores_arenas_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gestores_arenas" ADD CONSTRAINT "gestores_arenas_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who is responsible for an arena manages it since it is here.
INSERT INTO "gestores_arenas" ("id", "user_id", "arena_id", "data_nomeacao")
SELECT gen_random_uuid(), "user_id", "id", ("created_at" AT TIME ZONE 'America/Sao_Paulo')::date
FROM "arenas" WHERE "user_id" IS NOT NULL;

-- To work for an arena many may be asked, each as something; to have it, one.
ALTER TABLE "convites_gestao" DROP CONSTRAINT "convites_gestao_cargo_check",
  ADD CONSTRAINT "convites_gestao_cargo_check" CHECK ("tipo" = 'arena' OR "cargo" IS NOT NULL);
DROP INDEX "convites_gestao_um_por_arena";
CREATE UNIQUE INDEX "convites_gestao_um_por_arena" ON "convites_gestao"("alvo_id")
  WHERE "status" = 'pendente' AND "tipo" = 'arena' AND "cargo" IS NULL;
