-- Whether a category's final begins only after its match for third place, instead of beside it.
ALTER TABLE "torneios" ADD COLUMN "final_depois_terceiro" BOOLEAN NOT NULL DEFAULT false;
