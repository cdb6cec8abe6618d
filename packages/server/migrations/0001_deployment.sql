CREATE TABLE "deployment" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed_check" text NOT NULL
);
