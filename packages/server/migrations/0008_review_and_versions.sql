CREATE TABLE "sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "execution_usage" (
	"execution_id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"workflow_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"pages" integer,
	"seconds" double precision NOT NULL,
	"attempts" integer NOT NULL,
	"models" json NOT NULL,
	"cost_micros" bigint
);
--> statement-breakpoint
CREATE TABLE "execution_reviews" (
	"execution_id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"reasons" json NOT NULL,
	"corrections" json NOT NULL,
	"note" text,
	"reviewed_by" text,
	"reviewed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review_revisions" (
	"execution_id" text NOT NULL,
	"revision" integer NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text,
	"note" text,
	"corrections" json NOT NULL,
	"changed" json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_revisions_execution_id_revision_pk" PRIMARY KEY("execution_id","revision")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"workflow_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "workflow_versions" (
	"workflow_id" text NOT NULL,
	"version" integer NOT NULL,
	"organization_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"configuration" json NOT NULL,
	"review" json,
	"retention_days" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_versions_workflow_id_version_pk" PRIMARY KEY("workflow_id","version")
);
--> statement-breakpoint
ALTER TABLE "executions" ADD COLUMN "workflow_version" integer;--> statement-breakpoint
ALTER TABLE "executions" ADD COLUMN "retention_days" integer;--> statement-breakpoint
ALTER TABLE "executions" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "executions" ADD COLUMN "review_policy" json;--> statement-breakpoint
ALTER TABLE "executions" ADD COLUMN "review_state" text;--> statement-breakpoint
ALTER TABLE "executions" ADD COLUMN "page_count" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "unattached_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "input_price" double precision;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "output_price" double precision;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "review" json;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "retention_days" integer;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "review_bytes" integer GENERATED ALWAYS AS (coalesce(octet_length(review::text), 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "execution_usage" ADD CONSTRAINT "execution_usage_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "execution_reviews" ADD CONSTRAINT "execution_reviews_execution_id_executions_id_fk" FOREIGN KEY ("execution_id") REFERENCES "public"."executions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "execution_reviews" ADD CONSTRAINT "execution_reviews_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "execution_reviews" ADD CONSTRAINT "execution_reviews_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_revisions" ADD CONSTRAINT "review_revisions_execution_id_executions_id_fk" FOREIGN KEY ("execution_id") REFERENCES "public"."executions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_revisions" ADD CONSTRAINT "review_revisions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_revisions" ADD CONSTRAINT "review_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_versions" ADD CONSTRAINT "workflow_versions_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_versions" ADD CONSTRAINT "workflow_versions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_versions" ADD CONSTRAINT "workflow_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_key" ON "sessions" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "execution_usage_time" ON "execution_usage" USING btree ("organization_id","at");--> statement-breakpoint
CREATE INDEX "batches_newest" ON "batches" USING btree ("organization_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "executions_newest_of_review" ON "executions" USING btree ("organization_id","review_state","created_at" DESC NULLS LAST,"id") WHERE review_state is not null;--> statement-breakpoint
CREATE INDEX "executions_newest_of_batch" ON "executions" USING btree ("organization_id","batch_id","created_at" DESC NULLS LAST,"id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "files_unattached" ON "files" USING btree ("unattached_until") WHERE unattached_until is not null;--> statement-breakpoint
INSERT INTO "workflow_versions" ("workflow_id", "version", "organization_id", "user_id", "name", "description", "configuration", "created_at") SELECT "id", 1, "organization_id", "owner_id", "name", "description", "configuration", "updated_at" FROM "workflows";
