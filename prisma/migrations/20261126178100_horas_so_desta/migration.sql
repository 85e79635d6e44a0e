-- A class whose end alone was its own could come to begin after it: both hours are its own, or neither.
UPDATE "aulas" SET "so_desta" = "so_desta" || '{ends}' WHERE 'starts' = ANY ("so_desta") AND NOT 'ends' = ANY ("so_desta");
UPDATE "aulas" SET "so_desta" = "so_desta" || '{starts}' WHERE 'ends' = ANY ("so_desta") AND NOT 'starts' = ANY ("so_desta");
