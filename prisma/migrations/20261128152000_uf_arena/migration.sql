-- The state an arena is in; null until its manager says it.
ALTER TABLE "arenas" ADD CONSTRAINT "arenas_uf_check" CHECK ("uf" ~ '^[A-Z]{2}$');
